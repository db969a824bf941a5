const names = ['小麦不困', '陈一帆', '阿芋', '夜读的猫', 'Mia', '林晓麦', null, '一个名字很长很长的人'];

/** Thirty learners of a group, of whom the caller is the sixth and the seventh hides. */
export const users = Array.from({ length: 30 }, (_, index) => ({
  userId: index === 6 ? null : 100 + index,
  exp: 500 - index * 15,
  nickname: index < names.length ? (names[index] as string | null) : `面包师${1000 + index}`,
  avatar: null,
  mascotId: index === 6 ? null : 1001 + (index % 12),
  me: index === 5,
  blocked: false,
}));

/** The league of somebody in a group. */
export const inGroup = {
  type: 'IN_GROUP' as const,
  currentRank: 'SILVER_2',
  id: null,
  result: null,
  position: null,
  reward: null,
  beforeRank: null,
  afterRank: null,
  keepRankDiamond: null,
  groupPosition: 6,
  users,
  seasonEndTime: '2026-04-19T14:00:00Z',
  resultTime: '2026-04-19T14:30:00Z',
  nextSeasonStartTime: '2026-04-19T16:00:00Z',
  requiredAtlasLevel: 3,
  atlasLevel: 24,
};

/** A result that waits: a place of gold that falls. */
export const fallen = {
  ...inGroup,
  type: 'NOT_CLAIMED' as const,
  currentRank: 'GOLD_1',
  id: 2900,
  result: 'DOWN_1' as const,
  position: 27,
  reward: 0,
  beforeRank: 'GOLD_1',
  afterRank: 'SILVER_3',
  keepRankDiamond: 100,
  groupPosition: 27,
  users: users.map((user, index) => ({ ...user, me: index === 26 })),
};

/** The group of thirty with the caller at another place. */
const placed = (place: number) => users.map((user, index) => ({ ...user, me: index === place - 1 }));

/** A result that waits: second of a group of silver. */
export const risen = {
  ...inGroup,
  type: 'NOT_CLAIMED' as const,
  id: 2900,
  result: 'UP_2' as const,
  position: 2,
  reward: 60,
  beforeRank: 'SILVER_2',
  afterRank: 'GOLD_1',
  groupPosition: 2,
  users: placed(2),
};
