export const zh = {
  price: {
    diamond: '{amount, number} 颗钻石',
    bread: '{amount, number} 个面包',
  },
} as const;
