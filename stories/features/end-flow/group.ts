const names = ['小麦不困', '陈一帆', '阿芋', '夜读的猫', 'Mia', '山药豆', '子衿', '北岸', '豆沙卷', '周周'];

/** What the rank-up step reads: a group of fourteen in which the caller stands at a place with so much exp. */
export function group(place: number, exp: number) {
  const users = Array.from({ length: 14 }, (_, index) => {
    const away = place - 1 - index;
    return {
      userId: 200 + index,
      exp: exp + (away > 0 ? away * 25 : away * 5),
      nickname: index === place - 1 ? '林晓麦' : (names[index] ?? `面包师${index}`),
      avatar: null,
      mascotId: index === place - 1 ? 1002 : 1001 + ((index * 5) % 12),
      me: index === place - 1,
    };
  });
  return { resolvers: { Query: { rankHome: () => ({ users }) } } };
}
