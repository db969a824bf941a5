export const zh = {
  finding: {
    elsewhere: '别的章节',
    count: '别的章节里还有 {count, plural, other {# 张}}',
    none: '别的章节里没有',
    looking: '正在翻别的章节',
    failed: '别的章节没有翻到',
    more: '接着找',
  },
} as const;
