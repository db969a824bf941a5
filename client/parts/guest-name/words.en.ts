export const en = {
  guest: {
    name_1001: 'Flour Ghost',
    name_1002: 'Caramel Dragon',
    name_1003: 'Yeast Slime',
    name_1004: 'Rolling Pin Samurai',
    name_1005: 'Whisk Spider',
    name_1006: 'Oven King',
    name_1007: 'Icing Witch',
    name_1008: 'Coffee Ninja',
    name_1009: 'Butter Bear',
    name_1010: 'Salt Knight',
    name_1011: 'Vanilla Fox',
    name_1012: 'Jam Octopus',
  },
} as const;
