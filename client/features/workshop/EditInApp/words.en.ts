export const en = {
  editInApp: {
    title: 'Write cards in the app',
    text: 'In the browser cards can only be read for now. All you wrote is there: log in to the same account in the app and go on.',
    download: 'Get the app',
    read: 'Read the cards here',
  },
} as const;
