export const en = {
  message: {
    title: 'Inbox',
    empty: 'The mailbox is empty',
    empty_text: 'No messages yet. New ones will be delivered here.',
  },
} as const;
