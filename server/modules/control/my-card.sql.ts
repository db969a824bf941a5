import { personalModel } from '../memory/personal-model.sql.ts';
import { MyCardState } from './control.types.ts';
import { CONTROL } from './settings.ts';

/** Whether the caller, `$1`, still sees package `p`. */
export const SEEN = `p.removed_at IS NULL AND (p.author_id = $1 OR p.share_status <> 'OFF'
  OR EXISTS (SELECT FROM shelf s WHERE s.user_id = $1 AND s.package_id = p.id))`;

/** Name of package `p` in the language `locale`, or in its own. */
export const nameIn = (locale: string): string => `coalesce(p.translations -> ${locale}::text ->> 'name', p.name)`;

/** The first day on which recall of memory `m` is below the target, by the model `own`. */
const DUE_DAY = `(m.last_day + floor(least(m.stability * own.due_ratio, ${CONTROL.furthestDay}))::int + 1)`;

/** What a card says, without its notation and without what is offered as wrong answers. */
const SAID = `regexp_replace(c.content,
  '"(?:group|type|illustration|assetId|distrators|giveAwayDistrators)":(?:"[^"]*"|\\[[^]]*\\]|\\{[^}]*\\}|null),?|"[A-Za-z]+":|[][{}",]', '', 'g')`;

/**
 * The cards that the caller, `$1`, has met and that are there, on the day `$2`: how they rest, when they come next, and
 * which filters they pass.
 */
export const MINE = `SELECT *, state = '${MyCardState.LEARNING}' AND next_day <= $2 AS due,
    state <> '${MyCardState.KNOWN}' AND lapses >= ${CONTROL.hardFrom} AS hard,
    state = '${MyCardState.KNOWN}' OR (stability >= ${CONTROL.masteredFrom} AND last_rating > 1) AS mastered,
    state IN ('${MyCardState.PAUSED}', '${MyCardState.CHAPTER_PAUSED}') AS paused
  FROM (
    SELECT m.card_id, m.stability, m.lapses, m.last_rating, c.chapter_id, c.package_id,
      CASE WHEN r.known THEN NULL ELSE greatest(${DUE_DAY}, r.until, q.until) END AS next_day,
      CASE WHEN r.known THEN NULL ELSE greatest(r.until, q.until) END AS until,
      CASE WHEN r.known THEN '${MyCardState.KNOWN}' WHEN r.until IS NOT NULL THEN '${MyCardState.PAUSED}'
        WHEN q.until IS NOT NULL THEN '${MyCardState.CHAPTER_PAUSED}' ELSE '${MyCardState.LEARNING}' END AS state, c.content
    FROM (${personalModel('$1')}) own CROSS JOIN card_memory m
    JOIN card c ON c.id = m.card_id AND c.removed_at IS NULL JOIN package p ON p.id = c.package_id
    LEFT JOIN (SELECT card_id, until, until IS NULL AS known FROM card_rest WHERE user_id = $1 AND (until IS NULL OR until > $2)) r
      ON r.card_id = m.card_id
    LEFT JOIN (SELECT chapter_id, until FROM chapter_rest WHERE user_id = $1 AND until > $2) q ON q.chapter_id = c.chapter_id
    WHERE m.user_id = $1 AND ${SEEN}
  ) c`;

/** Whether a card of {@link MINE} says what the pattern looks for; every card where it is null. */
export const says = (pattern: string): string => `(${pattern}::text IS NULL OR ${SAID} ILIKE ${pattern}::text)`;
