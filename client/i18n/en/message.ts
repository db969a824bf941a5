export const message = {
  title: 'Messages',
  empty: 'The mailbox is empty',
  empty_text: 'No messages yet. New ones will be delivered here.',
};
