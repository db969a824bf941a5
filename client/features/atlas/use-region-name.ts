import { useT } from './wording.ts';

const names = ['region_0', 'region_1', 'region_2', 'region_3', 'region_4', 'region_5'] as const;

/** Name of the land with this colour, 0 to 5. */
export function useRegionName(colour: number) {
  const t = useT('atlas');
  return t(names[colour] ?? names[0]);
}
