/** How hard the proof tries: `npm run test:long` sets PROOF=long. */
const LONG = process.env.PROOF === 'long';

/** A number of `npm test`, and the one of `npm run test:long`. */
export const scaled = (short: number, long: number): number => (LONG ? long : short);
