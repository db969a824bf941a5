const tag = (key: number, name: string, children: { key: number; name: string }[] = []) => ({
  key,
  name,
  children: children.map((child) => ({ ...child, children: [] })),
});
const leaves = (...names: [number, string][]) => names.map(([key, name]) => ({ key, name }));

export const primary = tag(
  1,
  '小学',
  leaves([11, '一年级'], [12, '二年级'], [13, '三年级'], [14, '四年级'], [15, '五年级'], [16, '六年级']),
);

/** The tree of learning stages as the server tells it. */
export const tree = [
  primary,
  tag(2, '初中', leaves([21, '初一'], [22, '初二'], [23, '初三与中考'])),
  tag(3, '高中', leaves([31, '高一'], [32, '高二'], [33, '高三与高考'])),
  tag(4, '大学', leaves([41, '本科'], [42, '四六级'], [43, '考研'], [44, '研究生'])),
  tag(6, '职场', leaves([61, '考证'], [62, '职场外语'], [63, '考公考编'])),
  tag(7, '家长', leaves([71, '学前启蒙'], [72, '陪孩子上学'])),
  tag(5, '其他'),
];

interface Saved {
  identityTags: { key: number; text: string | null }[];
  checkInTarget: number | null;
}

/** A server that has this saved and answers with what it is told. */
export const server = (saved: Saved = { identityTags: [], checkInTarget: null }, asked?: (what: unknown) => void) => ({
  Query: { identityTags: () => tree, userTags: () => saved },
  Mutation: {
    setIdentityTags: (_: unknown, { identityTags }: { identityTags: { key: number; text?: string }[] }) => {
      asked?.(identityTags);
      return { id: 7, identityTags: identityTags.map(({ key, text }) => ({ key, name: '', text: text ?? null })) };
    },
    setCheckInTarget: (_: unknown, { days }: { days: number }) => {
      asked?.(days);
      return { id: 7, checkInTarget: days };
    },
  },
});
