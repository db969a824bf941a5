export const en = {
  unreadable: {
    title: 'This card cannot be read',
    text_broken: 'It is broken from character {character} on.',
    form_broken: '{places}: not in a form we know.',
    form_unknown: 'It is no card that we know.',
    kept: 'What is stored stays as it is, to the letter.',
    copy: 'Copy the text',
    copied: 'The text was copied',
    saved: 'The text was saved as a file',
    remove: 'Delete card',
  },
} as const;
