/** Stands for a press of the key that makes the next card, among the letters that were written before there was a field. */
const NEXT = '\u001d';

interface Waiting {
  area: HTMLTextAreaElement;
  /** an input method is at work: letters on their way to a character are its own */
  composing: boolean;
}
let waiting: Waiting | undefined;

/** Writes as a keyboard would: the field hears of it, and undoes it as what is typed. */
function typeInto(field: HTMLElement, text: string) {
  field.focus();
  for (const [at, line] of text.split('\n').entries()) {
    if (at > 0) document.execCommand(field.isContentEditable ? 'insertParagraph' : 'insertLineBreak');
    if (line !== '') document.execCommand('insertText', false, line);
  }
}

/** Forgets what was written: the card it was meant for is not opened any more. */
export function dropLetters() {
  waiting?.area.remove();
  waiting = undefined;
}

/**
 * Takes the focus at once for a field that comes later: a card that was just made is drawn, and its editor perhaps fetched, while
 * its author writes on. The label says to a screen reader where the focus is.
 */
export function catchLetters(label: string) {
  if (!waiting) {
    const area = document.createElement('textarea');
    const mine: Waiting = { area, composing: false };
    area.className = 'sr-only';
    area.ariaLabel = label;
    area.tabIndex = -1;
    // where an input method shows what it offers; a smaller text would make a phone zoom in
    Object.assign(area.style, { position: 'fixed', top: '30vh', left: '50vw', fontSize: '16px' });
    area.addEventListener('compositionstart', () => {
      mine.composing = true;
    });
    area.addEventListener('compositionend', () => {
      mine.composing = false;
    });
    area.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return;
      event.preventDefault();
      event.stopPropagation();
      if (!event.repeat) area.value += NEXT;
    });
    document.body.append(area);
    waiting = mine;
  }
  waiting.area.focus({ preventScroll: true });
}

/** Puts what was written meanwhile into the field it was meant for, which has the focus from then on. */
export function handLetters(field: HTMLElement) {
  const mine = waiting;
  if (!mine) {
    field.focus();
    return;
  }
  const { area, composing } = mine;
  if (composing) {
    area.addEventListener('compositionend', () => setTimeout(() => waiting === mine && handLetters(field)), {
      once: true,
    });
    return;
  }
  const [own = '', ...others] = area.value.split(NEXT);
  typeInto(field, own);
  if (others.length === 0) {
    dropLetters();
    return;
  }
  area.value = others.join(NEXT);
  area.focus({ preventScroll: true });
  // the card after this one, once this one is drawn
  setTimeout(() => {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', ctrlKey: true, bubbles: true }));
  });
}
