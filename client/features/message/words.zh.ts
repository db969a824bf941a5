export const zh = {
  message: {
    title: '消息',
    empty: '信箱是空的',
    empty_text: '还没有消息。有了新消息，会送到这里。',
  },
} as const;
