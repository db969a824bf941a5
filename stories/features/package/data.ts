export const breakfast = { id: 1, title: '早餐', parentId: null, cardCount: 12 };

/** Two chapters and one below the first. */
export const chapters = [
  breakfast,
  { id: 2, title: '面包', parentId: 1, cardCount: 8 },
  { id: 3, title: '旅行', parentId: null, cardCount: 1 },
];

export const style = {
  icon: { type: 'emoji' as const, content: '🔤' },
  themeColor: '#559FC9',
  packageNameTags: ['英语'],
};
