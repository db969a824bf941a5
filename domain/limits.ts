/** Numbers of the product that both sides must agree on. Times ending in _MS are milliseconds, in _S seconds. */

// Learning
export const MIN_CARDS_TO_LEARN = 10;
export const PRACTICE_CARD_TIMES = 2;
/** How often a debug unit may practise a card, at least and at most. */
export const PRACTICE_CARD_TIMES_MIN = 1;
export const PRACTICE_CARD_TIMES_MAX = 9;
export const MIN_DIFFICULTY = 1;
export const MAX_DIFFICULTY = 3;
/** A review card with at least this recall starts at difficulty 3. */
export const RECALL_HARD = 0.95;
/** A review card with at least this recall starts at difficulty 2. */
export const RECALL_MEDIUM = 0.9;
/** A card is due once its predicted recall falls below the target of its learner: where everybody begins, what may be chosen. */
export const TARGET_RECALL = 0.9;
export const TARGET_RECALL_MIN = 0.8;
export const TARGET_RECALL_MAX = 0.95;
export const TARGET_RECALL_STEP = 0.01;
export const STAGE_UNIT_EXPIRY_S = 3600;
/** Thinking time a card takes besides its measured time, and the longest time it may count for. */
export const CARD_DURATION_EXTRA_S = 2;
export const CARD_DURATION_MAX_S = 60;

// Lesson timing
export const NEXT_CARD_DELAY_MS = 700;
export const WRONG_SELECTION_RESET_MS = 200;
export const COMBO_TEXT_MS = 500;
export const PRELOAD_TIP_MS = 5000;
export const REWARD_AUDIO_DELAY_MS = 316;
export const REWARD_ANIMATION_END_MS = 716;

// Boss and match
/** Cards the boss asks again, the weakest of the unit. */
export const BOSS_CARDS = 5;
/** How often a unit asks one card at most: in each practice and by the boss. */
export const CARD_TIMES_MAX = PRACTICE_CARD_TIMES + 1;
export const GUEST_COUNT = 12;
export const MATCH_CARDS = 5;
export const BOSS_HP = 100;
export const MATCH_DAMAGE = 20;

// Duel of a challenge
/** Levels of a region, counted from 1, after which a challenge stands. */
export const CHALLENGE_ANCHORS = [3, 6, 10] as const;
export const CHALLENGE_STARS_MAX = 3;
/** Diamonds for a region all of whose stars were collected. */
export const REGION_REWARD = 20;
/** Blood left at a victory for one star and for two, at most; more is three stars. */
export const BLOOD_OF_STARS = [0.5, 0.7] as const;
/** How long the screen of a challenge says one hint. */
export const CHALLENGE_HINT_MS = 3000;
/** Percent that a bar of the duel shows at least, while there is any hp. */
export const HP_BAR_FLOOR = 10;

// Quiz faces
export const MAX_CLOZE_ANSWERS = 10;
export const MIN_CLOZE_OPTIONS = 4;
export const CLOZE_EXTRA_OPTIONS = 2;
export const MAX_CHOICE_DISTRACTORS = 3;
export const PICK_IMAGE_ALTERNATES = 3;
export const SPELL_OPTIONS = 4;
/** Options wider than this many width units (a CJK character counts 2) are laid out vertically. */
export const LONG_TEXT_WIDTH = 12;
export const TEXT_CLAMP_LINES = 5;
export const OPTION_FONT_STEPS = [21, 19, 17, 15] as const;

/** What a device keeps of sounds, and of pictures, before it lets the older half go. */
export const MEDIA_CACHE_BYTES = 20 * 1024 * 1024;

/** Finished levels from which on a lesson offers the film that explains how stars are earned. */
export const HELP_VIDEO_STAGES = 3;

/** How long a learner waits for a word of the dictionary. */
export const LOOK_UP_TIMEOUT_MS = 1000;

// Packages
/** Longest name, and longest word on a cover, in characters. */
export const PACKAGE_NAME_MAX = 100;
export const PACKAGE_LABEL_MAX = 20;

// Cards
export const CONTENT_LIMIT = 1000;
export const MCQ_MIN_OPTIONS = 2;
export const MCQ_MAX_OPTIONS = 9;
export const KID_HANZI_MAX_CHARS = 10;
export const KID_HANZI_MAX_ANALYSIS = 50;
/** Only c1 to c5 have a colour of their own. */
export const COLOURED_CLOZE_GROUPS = 5;

// People
export const NICKNAME_MIN = 2;
export const NICKNAME_MAX = 10;
export const EMAIL_MAX = 254;
export const PASSWORD_MIN = 8;
export const PASSWORD_MAX = 128;
export const IDENTITY_TAG_OTHER_KEY = 5;
export const IDENTITY_TEXT_MAX = 50;
export const CHECK_IN_TARGETS = [7, 14, 30, 60] as const;

// League
/** Learners of one group, and stars of a tier below the highest. */
export const LEAGUE_GROUP_SIZE = 30;
export const LEAGUE_TIER_STARS = 3;
/** Levels to complete before one may join. */
export const LEAGUE_REQUIRED_LEVEL = 3;
/** Reminders of the league: so long after a season starts (Monday 9:00 in Shanghai), and before it ends (Sunday 20:00). */
export const LEAGUE_OPENS_REMINDER_MS = 32_400_000;
export const LEAGUE_CLOSES_REMINDER_MS = 7_200_000;
/** Places, counted from 1, up to which one rises by two stars, by one, and after which one falls. */
export const LEAGUE_UP2_COUNT = 3;
export const LEAGUE_UP_COUNT = 10;
export const LEAGUE_DOWN_AFTER = 25;
/** Diamonds of the first places, of any other that rises, and of one that stays. */
export const LEAGUE_REWARDS = { top: [100, 60, 40], up: 20, keep: 5 } as const;

// Atlas and lists
export const LEVELS_PER_REGION = 10;
export const REGION_COLOURS = 6;
export const PAGE_SIZE = 50;
export const PAGE_SIZE_MAX = 100;
export const UNREAD_BADGE_CAP = 99;
export const STREAK_DISPLAY_CAP = 9999;
export const DIAMOND_DISPLAY_CAP = 99_999;

// Shell
export const REQUEST_TIMEOUT_MS = 30_000;
export const TOAST_LIFE_MS = 3000;
export const SPINNER_DELAY_MS = 200;
/** After the last key before a search is asked. */
export const SEARCH_DELAY_MS = 300;
/** Height of an item of an endless list before it is measured. */
export const LIST_ITEM_MIN_PX = 100;
export const AVATAR_MAX_PX = 1024;
