export const zh = {
  lessonCard: {
    title: '改这张卡',
    save: '保存，接着学',
    saved: '改好了，这一关接着用新的',
    unreachable: '网络不通，还没保存。写的都在，请再试一次',
    lose: '不保存就走吗',
    lose_text: '刚才改的会丢掉，卡片还是原来的样子。',
    discard: '丢掉改动',
    stay: '接着改',
  },
};
