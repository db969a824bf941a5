/** Numbers of reminders. */
export const REMINDERS = {
  /** When the daily one comes unless the learner chose otherwise, local time. */
  hour: 9,
  minute: 0,
  /** Minutes are multiples of this: the job looks that often. */
  step: 5,
  /** Devices of an account; the one that was heard of longest ago makes room. */
  devices: 10,
  /** Devices that one round of the job takes, and calls of push services at a time. */
  atOnce: 500,
  callsAtOnce: 20,
  /** A reminder that is later than this is left out: it would come at another time than was asked for. */
  lateMs: 3_600_000,
  /** Seconds that a push service keeps one for a device that is off. */
  lastsS: 14_400,
  /** Seconds that a push service keeps one of the league: until the season ends. */
  rankLastsS: 7_200,
} as const;
