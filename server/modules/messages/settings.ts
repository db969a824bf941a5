/** Numbers of messages. */
export const MESSAGES = {
  /** Longest title, and longest text of one run, in characters. */
  title: 60,
  run: 500,
  /** Most paragraphs of a message, runs of a paragraph, and characters of all its text. */
  paragraphs: 40,
  runs: 30,
  text: 5000,
  /** Longest address of a link, in characters. */
  href: 2000,
  /** Rows that one statement writes. */
  atOnce: 1000,
  /** How long after its end an expired VIP is still told of, in days: older ends are no news. */
  vipNewsDays: 7,
} as const;
