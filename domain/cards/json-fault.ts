const SPACE = /[ \t\n\r]*/y;
const TEXT = /"[ !#-[\]-\uffff]*(?:\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4})[ !#-[\]-\uffff]*)*"/y;
const VALUE = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null/y;
const SIGN = /[{}[\],:]/y;

type Bracket = '{' | '[';
type Awaited = 'value' | 'item or end' | 'key' | 'key or end' | 'colon' | 'comma or end' | 'nothing';

/** The match of a pattern that begins just there. */
function matchAt(pattern: RegExp, text: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(text)?.[0];
}

const within = (open: readonly Bracket[]): Awaited => (open.length > 0 ? 'comma or end' : 'nothing');

/** What is awaited after a token; null where it must not stand there. Opens and closes brackets. */
function after(awaited: Awaited, token: string, open: Bracket[]): Awaited | null {
  const isText = token.startsWith('"');
  if (awaited === 'key or end' || awaited === 'comma or end' || awaited === 'item or end') {
    const last = open.at(-1);
    if ((token === '}' && last === '{') || (token === ']' && last === '[')) {
      open.pop();
      return within(open);
    }
  }
  if (awaited === 'key' || awaited === 'key or end') return isText ? 'colon' : null;
  if (awaited === 'colon') return token === ':' ? 'value' : null;
  if (awaited === 'comma or end') return token === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : null;
  if (awaited === 'nothing') return null;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'key or end' : 'item or end';
  }
  return '}],:'.includes(token) ? null : within(open);
}

/**
 * Where a text stops being JSON, as a place that counts from 0; its length where the end is missing, null where it is JSON. Engines
 * say it in words of their own, or not at all.
 */
export function jsonFault(text: string): number | null {
  const open: Bracket[] = [];
  let awaited: Awaited = 'value';
  for (let at = 0; ; ) {
    at += matchAt(SPACE, text, at)?.length ?? 0;
    if (at === text.length) return awaited === 'nothing' ? null : at;
    const token = matchAt(SIGN, text, at) ?? matchAt(TEXT, text, at) ?? matchAt(VALUE, text, at);
    const next: Awaited | null = token ? after(awaited, token, open) : null;
    if (!token || !next) return at;
    awaited = next;
    at += token.length;
  }
}
