export const en = {
  regionName: {
    land_0: 'Toast Plains',
    land_1: 'Matcha Hills',
    land_2: 'Jam Valley',
    land_3: 'Salt Bay',
    land_4: 'Taro Heights',
    land_5: 'Rye Fields',
  },
} as const;
