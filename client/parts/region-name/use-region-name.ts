import { useT } from './wording.ts';

const names = ['land_0', 'land_1', 'land_2', 'land_3', 'land_4', 'land_5'] as const;

/** Name of the land with this colour, 0 to 5. */
export function useRegionName(colour: number) {
  const t = useT('regionName');
  return t(names[colour] ?? names[0]);
}
