import type { Mock } from 'storybook/test';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { ClozeCard, ClozeContent } from '#domain/cards/content.ts';

export const text = (name = '正文') => screen.getByRole('textbox', { name });

/** `大漠[1孤烟]直`: what an editor holds, as one reads it; a paragraph begins after `/`. */
export const notation = (content: ClozeContent) =>
  content
    .map((line) =>
      line.map((part) => ('text' in part ? part.text : `[${part.cloze.group[1]}${part.cloze.text}]`)).join(''),
    )
    .join('/');

type Told = ((card: ClozeCard) => void) & Partial<Pick<Mock, 'mock'>>;
export const lastCard = (onChange: Told) => onChange.mock?.calls.at(-1)?.[0] as ClozeCard | undefined;

/** Waits until the card was told with this text. */
export const expectText = (onChange: Told, expected: string) =>
  waitFor(() => expect(notation(lastCard(onChange)?.content ?? [])).toBe(expected));

/** The place of a character of an editor in the page. */
function placeOf(root: HTMLElement, at: number): [Node, number] {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  let left = at;
  let node = walker.nextNode();
  while (node) {
    const length = node.nodeValue?.length ?? 0;
    if (left <= length) return [node, left];
    left -= length;
    node = walker.nextNode();
  }
  return [root, root.childNodes.length];
}

const frame = () => new Promise(requestAnimationFrame);

/** Puts the caret, or a selection, at characters counted without breaks between paragraphs. */
export async function select(from: number, to = from, root = text()) {
  root.focus();
  const [start, startAt] = placeOf(root, from);
  const [end, endAt] = placeOf(root, to);
  getSelection()?.setBaseAndExtent(start, startAt, end, endAt);
  await frame();
  await frame();
}

/** Selects words where they first stand. */
export async function selectWords(words: string, root = text()) {
  const at = (root.textContent ?? '').indexOf(words);
  await select(at, at + words.length, root);
}

/** Keys held together, the last of them pressed: `Control Shift 1`. */
export async function press(keys: string) {
  const all = keys.split(' ');
  const held = all.slice(0, -1);
  const last = all.at(-1) ?? '';
  await userEvent.keyboard(
    `${held.map((key) => `{${key}>}`).join('')}${last.length > 1 ? `{${last}}` : last}${held.map((key) => `{/${key}}`).join('')}`,
  );
  await frame();
}

function transferOf(kinds: Record<string, string>) {
  const data = new DataTransfer();
  for (const [kind, value] of Object.entries(kinds)) data.setData(kind, value);
  return data;
}

export async function paste(kinds: { 'text/html'?: string; 'text/plain': string }, root = text()) {
  root.dispatchEvent(
    new ClipboardEvent('paste', { clipboardData: transferOf(kinds), bubbles: true, cancelable: true }),
  );
  await frame();
}

/** What the browser puts into the clipboard of what is selected. */
export async function copy(root = text()) {
  const data = new DataTransfer();
  root.dispatchEvent(new ClipboardEvent('copy', { clipboardData: data, bubbles: true, cancelable: true }));
  return { 'text/html': data.getData('text/html'), 'text/plain': data.getData('text/plain') };
}

/** Types with an input method: each step is what stands in the text while one composes, the last is what is taken. */
export async function compose(...steps: string[]) {
  const target = document.activeElement;
  if (!(target instanceof HTMLElement)) throw new Error('nothing has the focus');
  // The first letter comes in the same moment: between the two no browser tells of a new selection.
  target.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true, data: '' }));
  // As the browser does: it writes into the page, the editor learns of it from there.
  const selection = getSelection();
  if (selection && !selection.isCollapsed) selection.deleteFromDocument();
  let node = selection?.anchorNode ?? null;
  let at = selection?.anchorOffset ?? 0;
  if (node && node.nodeType !== Node.TEXT_NODE) {
    const made = document.createTextNode('');
    node.insertBefore(made, node.childNodes[at] ?? null);
    node = made;
    at = 0;
  }
  if (!(node instanceof Text)) throw new Error('no caret');
  let written = 0;
  for (const step of steps) {
    target.dispatchEvent(new CompositionEvent('compositionupdate', { bubbles: true, data: step }));
    node.replaceData(at, written, step);
    written = step.length;
    selection?.collapse(node, at + written);
    target.dispatchEvent(
      new InputEvent('input', { bubbles: true, data: step, inputType: 'insertCompositionText', isComposing: true }),
    );
    await frame();
    await frame();
  }
  target.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: steps.at(-1) }));
  await new Promise((resolve) => setTimeout(resolve, 80));
}

/** A tap in the middle of an element, as a browser makes it: focus and caret come with it. */
export async function tap(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2, bubbles: true, cancelable: true, detail: 1 };
  element.dispatchEvent(new MouseEvent('mousedown', at));
  element.closest<HTMLElement>('[contenteditable]')?.focus();
  const caret = document.caretRangeFromPoint(at.clientX, at.clientY);
  if (caret) getSelection()?.collapse(caret.startContainer, caret.startOffset);
  await frame();
  element.dispatchEvent(new MouseEvent('mouseup', at));
  element.dispatchEvent(new MouseEvent('click', at));
  await frame();
}
