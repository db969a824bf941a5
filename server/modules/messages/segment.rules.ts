/** Whom a broadcast is for. */
export enum Segment {
  ALL = 'ALL',
  /** Accounts without an e-mail. */
  GUESTS = 'GUESTS',
  /** Accounts with an e-mail. */
  MEMBERS = 'MEMBERS',
  /** Accounts whose VIP is valid. */
  VIP = 'VIP',
  /** Accounts that may share packages. */
  AUTHORS = 'AUTHORS',
}

/** What decides over segments. */
interface Reader {
  guest: boolean;
  roles: readonly string[];
  /** ISO 8601; VIP holds while this is not before now. */
  vipExpireAt: string | null;
}

/** The segments that an account is in at one instant. */
export function segmentsOf({ guest, roles, vipExpireAt }: Reader, now: Date): Segment[] {
  return [
    Segment.ALL,
    guest ? Segment.GUESTS : Segment.MEMBERS,
    ...(vipExpireAt !== null && new Date(vipExpireAt) >= now ? [Segment.VIP] : []),
    ...(roles.includes('alpha_creator') ? [Segment.AUTHORS] : []),
  ];
}
