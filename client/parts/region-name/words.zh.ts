export const zh = {
  regionName: {
    land_0: '吐司平原',
    land_1: '抹茶丘陵',
    land_2: '莓酱山谷',
    land_3: '海盐海湾',
    land_4: '芋泥高地',
    land_5: '黑麦原野',
  },
} as const;
