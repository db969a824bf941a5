const UP: Record<string, string> = Object.fromEntries(
  [...'0123456789+-()n'].map((c, i) => [c, [...'⁰¹²³⁴⁵⁶⁷⁸⁹⁺⁻⁽⁾ⁿ'][i] ?? c]),
);
const DOWN: Record<string, string> = Object.fromEntries(
  [...'0123456789+-()'].map((c, i) => [c, [...'₀₁₂₃₄₅₆₇₈₉₊₋₍₎'][i] ?? c]),
);

/** A raised or lowered text in characters that are so by themselves, as in CO₂; the number of a footnote goes. */
export function raised(text: string, isLow: boolean): string {
  if (/^\s*\[\d+\]\s*$/.test(text)) return '';
  const map = isLow ? DOWN : UP;
  const characters = [...text];
  return characters.every((character) => character in map) ? characters.map((c) => map[c]).join('') : text;
}
