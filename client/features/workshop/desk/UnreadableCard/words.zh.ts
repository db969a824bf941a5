export const zh = {
  unreadable: {
    title: '这张卡片读不出来',
    text_broken: '从第 {character} 个字符起写坏了。',
    form_broken: '{places} 不是我们认得的样子。',
    form_unknown: '它不是我们认得的卡片。',
    kept: '原文还在，一个字也不会被改。',
    copy: '复制原文',
    copied: '原文复制好了',
    saved: '原文存成了文件',
    remove: '删除卡片',
  },
} as const;
