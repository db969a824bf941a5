/** The learner of the stories, as the server answers. */
export const sampleUser = {
  id: 10086,
  nickname: '林晓麦',
  avatar: null,
  mascotId: 1002,
  guest: false,
  email: 'xiaomai@example.com',
  createdAt: '2025-09-01T08:00:00Z',
  identityTags: [
    { key: 31, name: '考研', text: null },
    { key: 5, name: '其他', text: '日语能力考' },
  ],
};

/** One who only came to look. */
export const sampleGuest = {
  ...sampleUser,
  id: 10087,
  nickname: '游客8817',
  mascotId: 1005,
  guest: true,
  email: null,
  identityTags: [],
};
