export const message = {
  title: 'Inbox',
  empty: 'Your inbox is empty',
  empty_text: 'Letters to you will arrive here.',
};
