/** Figures against their limits, printed in lines of even width. */
export class Table {
  private readonly lines: string[] = [];
  /** Whether any figure missed its limit. */
  missed = false;

  atMost(page: string, what: string, figure: number, limit: number, digits = 0): void {
    this.line(page, what, figure, `≤ ${limit}`, figure <= limit, digits);
  }

  atLeast(page: string, what: string, figure: number, limit: number, digits = 0): void {
    this.line(page, what, figure, `≥ ${limit}`, figure >= limit, digits);
  }

  /** A line that nothing depends on. */
  note(page: string, text: string): void {
    this.lines.push(`${page.padEnd(9)}${text}`);
  }

  text(): string {
    return this.lines.join('\n');
  }

  private line(page: string, what: string, figure: number, limit: string, met: boolean, digits: number): void {
    this.missed ||= !met;
    const number = figure.toFixed(digits).padStart(9);
    this.lines.push(`${page.padEnd(9)}${what.padEnd(42)}${number}  ${limit.padEnd(8)} ${met ? 'pass' : 'MISS'}`);
  }
}
