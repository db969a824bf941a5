import { useT } from './wording.ts';

const keys = [
  'name_1001',
  'name_1002',
  'name_1003',
  'name_1004',
  'name_1005',
  'name_1006',
  'name_1007',
  'name_1008',
  'name_1009',
  'name_1010',
  'name_1011',
  'name_1012',
] as const;

/** The name of a guest, 1001 to 1012; any other is the flour ghost, as in its picture. */
export function useGuestName(guest: number): string {
  const t = useT('guest');
  return t(keys[guest - 1001] ?? keys[0]);
}
