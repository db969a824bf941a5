export const cardview = {
  tip4: '这个单词还没有配图，不会考“看图选词”',
} as const;
