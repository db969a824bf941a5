import type { CSSProperties } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Item } from '#client/art/Item/Item.tsx';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Help, type HelpProps } from '#client/parts/cards/Help/Help.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import type { CardContent } from '#domain/cards/content.ts';
import { cardDetail, cardTitle } from '#domain/cards/summary.ts';
import { typeOf } from '#domain/cards/types.ts';
import { NEXT_CARD_DELAY_MS } from '#domain/limits.ts';
import { useKeys } from '../use-keys.ts';
import { useT } from '../wording.ts';
import styles from './FeedbackSheet.module.css';

export interface FeedbackSheetProps {
  kind: 'right' | 'wrong' | 'lapsed';
  combo: number;
  mascot: number;
  card: CardContent | null;
  /** what helps to try again after a mistake */
  help?: HelpProps;
  /** goes on after right, tries again after wrong */
  onAct: () => void;
  /** opens the editor of the card, where it is the learner's own */
  onEdit?: () => void;
}

const icons = { right: 'check', wrong: 'close', lapsed: 'history' } as const;
const scenes = { right: 'correct', wrong: 'wrong', lapsed: 'invite' } as const;
const poses = { right: 'cheer', wrong: 'oops', lapsed: 'happy' } as const;

/** What an answer came to, over the counter. Right burns a fuse of 700 ms and goes on by itself; wrong waits. */
export function FeedbackSheet({ kind, combo, mascot, card, help, onAct, onEdit }: FeedbackSheetProps) {
  const t = useT('lesson');
  useKeys({ Enter: onAct, ...(kind === 'wrong' && { Escape: onAct }) }, { first: true });
  const passed = kind !== 'wrong';
  return (
    <section
      className={styles.sheet}
      data-kind={kind}
      style={{ '--fuse': `${NEXT_CARD_DELAY_MS}ms` } as CSSProperties}
      aria-label={t(kind)}
    >
      {passed && <span className={styles.fuse} />}
      <div className={styles.inside}>
        <Mascot id={mascot} pose={poses[kind]} className={styles.mascot} />
        <h2 className={styles.title}>
          <span className={styles.sign}>
            <Icon name={icons[kind]} size={22} />
          </span>
          {t(kind)}
          {onEdit && <IconButton icon="edit" label={t('edit_card')} onClick={onEdit} className={styles.edit} />}
          {kind === 'right' && combo > 1 && (
            <span className={styles.combo}>
              <Item name="flame" size={24} />
              {t('combo', { count: combo })}
            </span>
          )}
        </h2>
        <Line card={passed ? card : null} help={help} />
        <Button scene={scenes[kind]} size="large" className={styles.act} onClick={onAct}>
          {t(passed ? 'go_on' : 'try_again')}
        </Button>
      </div>
    </section>
  );
}

/** After a right answer the card in a line or two, to be seen once more; after a wrong one what helps, or courage. */
function Line({ card, help }: Pick<FeedbackSheetProps, 'card' | 'help'>) {
  const t = useT('lesson');
  if (help?.note || help?.hint) {
    return (
      <div className={styles.help}>
        <Help {...help} />
      </div>
    );
  }
  if (!card) return <p>{t('try_again_line')}</p>;
  const lang = typeOf(card).titleLang ?? undefined;
  const detail = cardDetail(card);
  return (
    <p className={styles.line} data-clamped="">
      <b lang={lang}>{cardTitle(card)}</b>
      {detail && <span> {detail}</span>}
    </p>
  );
}
