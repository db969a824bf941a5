export const zh = {
  price: {
    diamond: '{amount, number} 颗钻石',
    bread: '{amount, number} 个面包',
    yuan: '¥{amount, number, ::.00}',
  },
} as const;
