import { useT } from '../wording.ts';

const keys = [
  'guest_1001',
  'guest_1002',
  'guest_1003',
  'guest_1004',
  'guest_1005',
  'guest_1006',
  'guest_1007',
  'guest_1008',
  'guest_1009',
  'guest_1010',
  'guest_1011',
  'guest_1012',
] as const;

/** The name of a guest, 1001 to 1012; any other is the flour ghost, as in its picture. */
export function useGuestName(guest: number): string {
  const t = useT('lesson');
  return t(keys[guest - 1001] ?? keys[0]);
}
