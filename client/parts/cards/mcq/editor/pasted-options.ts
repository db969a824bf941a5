const MARK = /^\s*(?:[-*•·]|[(（]?(?:[A-Ia-i]|\d{1,2})[.．、:：)）])\s*/;

/** The lines of a pasted list as options, without the letters, numbers or dots before them. One line is no list: null. */
export function pastedOptions(text: string): string[] | null {
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(MARK, '').trim())
    .filter((line) => line !== '');
  return lines.length > 1 ? lines : null;
}
