/** A cloze card whose text is `text`; without its gap it is no card yet. */
export const clozeContent = (text: string, isComplete = true) =>
  JSON.stringify({
    type: 'cloze.card',
    content: [
      [
        ...(text === '' ? [] : [{ text }]),
        ...(isComplete ? [{ cloze: { group: 'c1', text: '空', distrators: [], giveAwayDistrators: [] } }] : []),
      ],
    ],
    altContents: [],
    analysis: '',
    illustration: null,
  });

/** The text of such a card. */
export const textOf = (content: string): string =>
  (JSON.parse(content) as { content: { text?: string }[][] }).content
    .flat()
    .map(({ text = '' }) => text)
    .join('');
