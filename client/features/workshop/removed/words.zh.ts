export const zh = {
  removed: {
    loading: '正在翻找',
    failed: '没有拿到',
    none: '这里还空着',
    none_text: '删掉的卡和章节在这里留 30 天，学过的记录也一起留着。',
    note: '删掉的卡和章节留 30 天，连同学过的记录。',
    at: '{when} 删掉',
    back: '放回去',
    back_named: '把「{name}」放回去',
  },
} as const;
