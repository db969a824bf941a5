export const zh = {
  guest: {
    name_1001: '面粉幽灵',
    name_1002: '焦糖火龙',
    name_1003: '酵母史莱姆',
    name_1004: '擀面杖武士',
    name_1005: '打蛋器蜘蛛',
    name_1006: '烤炉大王',
    name_1007: '糖霜女巫',
    name_1008: '咖啡忍者',
    name_1009: '黄油熊',
    name_1010: '海盐骑士',
    name_1011: '香草狐',
    name_1012: '果酱章鱼',
  },
} as const;
