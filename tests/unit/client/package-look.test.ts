import { describe, expect, it } from 'vitest';
import { hasIcon, NO_ICON, nearestRegion, packageLook } from '#client/parts/PackageCover/package-look.ts';

describe('nearestRegion', () => {
  it.each([
    ['#F0A92E', 0],
    ['#7BA84C', 1],
    ['#EC6F8B', 2],
    ['#559fc9', 3],
    ['#A98BD0', 4],
    ['#A07C48', 5],
    ['red', 0],
    ['', 0],
  ])('%s takes the paper of region %i', (colour, region) => expect(nearestRegion(colour)).toBe(region));
});

describe('packageLook', () => {
  const style = { icon: NO_ICON, themeColor: '#559FC9', packageNameTags: ['英语', '词汇'] };

  it('labels a bag with its first tag, or its name where there is none', () => {
    expect(packageLook({ id: 1, name: '常用词', style }).label).toBe('英语');
    expect(packageLook({ id: 1, name: '常用词', style: { ...style, packageNameTags: [] } }).label).toBe('常用词');
  });

  it.each([
    ['Lines of classical Chinese verse', 'Chinese', 'LC'],
    ['First Chinese characters', 'Chinese', 'FC'],
    ['A hundred questions', 'Daily life', 'HQ'],
    ['Spanish', 'Languages', 'La'],
    ['TOEFL 核心词', 'TOEFL', 'TO'],
    ['高中 English', '', '高'],
  ])('tells Latin labels apart: %s, tagged %s, shows %s', (name, tag, shown) => {
    const { label } = packageLook({ id: 1, name, style: { ...style, packageNameTags: tag ? [tag] : [] } });
    expect(label.slice(0, shown.length)).toBe(shown);
  });

  it('gives every package one of the twelve companions, the same each time', () => {
    const companions = Array.from({ length: 40 }, (_, id) => packageLook({ id, name: 'x', style }).mascot);
    expect(new Set(companions).size).toBe(12);
    expect(Math.min(...companions)).toBe(1001);
    expect(Math.max(...companions)).toBe(1012);
    expect(packageLook({ id: 7, name: 'x', style })).toEqual(packageLook({ id: 7, name: 'y', style }));
  });

  it('knows a chosen icon from what stands for none', () => {
    expect(hasIcon({ ...style, icon: { type: 'emoji', content: '🍞' } })).toBe(false);
    expect(hasIcon({ ...style, icon: { type: 'emoji', content: '🐣' } })).toBe(true);
    expect(hasIcon({ ...style, icon: { type: 'imgv2', content: 'kit:windmill' } })).toBe(true);
  });
});
