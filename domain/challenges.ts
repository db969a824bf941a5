import { CHALLENGE_ANCHORS, GUEST_COUNT, LEVELS_PER_REGION } from './limits.ts';

/** Where a challenge stands on the map, and which levels its cards come from. */
export interface ChallengePlace {
  /** 1 and up, over the whole map. */
  index: number;
  /** 1 and up. */
  region: number;
  /** The first and the last level of its cards; the last one is the anchor, which must be completed first. */
  startLevel: number;
  endLevel: number;
  /** 1 to 12, cycling over the map. */
  guest: number;
}

/** The place of a challenge, counted from 1 over the whole map: three a region, each after the levels since the one before. */
export function challengePlace(index: number): ChallengePlace {
  const inRegion = (index - 1) % CHALLENGE_ANCHORS.length;
  const region = (index - 1 - inRegion) / CHALLENGE_ANCHORS.length + 1;
  const below = (region - 1) * LEVELS_PER_REGION;
  return {
    index,
    region,
    startLevel: below + (inRegion === 0 ? 0 : (CHALLENGE_ANCHORS[inRegion - 1] as number)) + 1,
    endLevel: below + (CHALLENGE_ANCHORS[inRegion] as number),
    guest: ((index - 1) % GUEST_COUNT) + 1,
  };
}

/** A challenge as it is named to the server: its number, with the levels of its cards. */
export function namedChallenge(index: number): Pick<ChallengePlace, 'index' | 'startLevel' | 'endLevel'> {
  const { startLevel, endLevel } = challengePlace(index);
  return { index, startLevel, endLevel };
}

/** The challenges of a region, counted from 1, lowest first. */
export function challengesOfRegion(region: number): number[] {
  return CHALLENGE_ANCHORS.map((_, place) => (region - 1) * CHALLENGE_ANCHORS.length + place + 1);
}
