import type { PackageCardType } from '#client/graphql/generated/package.ts';

interface Sample {
  id: number;
  name: string;
  tag: string;
  colour: string;
  cardType: PackageCardType;
  cardCount: number;
  description: string;
}

const samples: Sample[] = [
  {
    id: 3,
    name: '常用英语单词',
    tag: '英语',
    colour: '#559FC9',
    cardType: 'WORD',
    cardCount: 60,
    description: '每天都用得上的六十个词，带例句和发音，从早餐到旅行。',
  },
  {
    id: 1,
    name: '古诗词名句',
    tag: '语文',
    colour: '#7BA84C',
    cardType: 'CLOZE',
    cardCount: 40,
    description: '从“床前明月光”到“先天下之忧而忧”，把最值得记住的诗词与名言填完整，读懂它们的意思。',
  },
  {
    id: 4,
    name: '一年级上册生字',
    tag: '识字',
    colour: '#E29A45',
    cardType: 'KID_HANZI',
    cardCount: 30,
    description: '和家长一起认的第一批汉字，读一读，想一想，再揭开。',
  },
  {
    id: 6,
    name: '生活常识一百问：厨房、天气与身体里的小秘密',
    tag: '常识',
    colour: '#A98BD0',
    cardType: 'MCQ',
    cardCount: 100,
    description: '为什么切洋葱会流泪？为什么天空是蓝的？',
  },
  {
    id: 9,
    name: '中国近代史时间线',
    tag: '历史',
    colour: '#EC6F8B',
    cardType: 'CLOZE',
    cardCount: 240,
    description: '一条线从 1840 走到 1949。',
  },
];

const styleOf = ({ tag, colour }: Sample) => ({
  icon: { type: 'emoji', content: '🍞' },
  themeColor: colour,
  packageNameTags: [tag],
});

/** Packages of a shelf, with how much of each was learned. */
export const shelfPackages = (learned: readonly number[]) =>
  samples.slice(0, learned.length).map((sample, i) => ({
    ...sample,
    style: styleOf(sample),
    cardCountLearned: learned[i],
    packageAccess: 'UNLOCK',
    owned: null,
    shelf: { addedShelfAt: '2026-04-10T08:00:00Z' },
    trailStatus: { trailCount: 0, trailLimit: 2 },
  }));

/** A package as the server answers it, by its id. */
export const shelfPackage = (id: number) => shelfPackages([0, 0, 0, 0, 0]).find((pkg) => pkg.id === id);

/** Packages to begin with; those of `added` stand on the shelf. */
export const starterPackages = (added: readonly number[]) => {
  const packages = samples.slice(0, 4).map((sample) => ({
    ...sample,
    hashId: `pkg${sample.id}`,
    style: styleOf(sample),
    addedShelf: added.includes(sample.id),
    author: { id: 7, nickname: '面包地图', mascotId: 1001, avatar: null },
  }));
  return { offset: 0, limit: 50, total: packages.length, packages };
};
