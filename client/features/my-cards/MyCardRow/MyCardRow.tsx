import type { ReactNode } from 'react';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { MyCardPartsFragment } from '#client/graphql/generated/my-cards.ts';
import { useNextDay } from '../days.ts';
import { BUN_OF, stageOf } from '../stage.ts';
import { useT } from '../wording.ts';
import styles from './MyCardRow.module.css';

export interface MyCardRowProps {
  card: MyCardPartsFragment;
  /** what can be done with it is shown below */
  open: boolean;
  onToggle: () => void;
  /** chosen or not, where several are being chosen */
  picked?: boolean;
  children?: ReactNode;
}

/** A card that was learned: how well it is kept, when it comes next, how often it was forgotten. */
export function MyCardRow({ card, open, onToggle, picked, children }: MyCardRowProps) {
  const t = useT('myCards');
  const nextDay = useNextDay();
  const title = card.title || t('untitled');
  const stage = stageOf(card);
  const picking = picked !== undefined;
  const name = picking ? 'pick' : open ? 'fold' : 'acts';
  return (
    <div className={styles.card} data-open={open || picked ? '' : undefined}>
      <div className={styles.row}>
        <Bun state={BUN_OF[stage]} size={38} className={stage === 'paused' ? styles.resting : undefined} />
        <div className={styles.words}>
          <b className={styles.title}>{title}</b>
          <span className={styles.detail}>{card.detail || card.packageName}</span>
        </div>
        <span className={styles.pack}>{card.packageName}</span>
        <span className={styles.stage}>{t(stage)}</span>
        <span className={styles.next} data-due={card.due ? '' : undefined}>
          {nextDay(card)}
        </span>
        <span className={styles.lapses}>{card.lapses > 0 ? t('lapses', { count: card.lapses }) : t('no_lapses')}</span>
        <button
          type="button"
          className={styles.toggle}
          aria-label={t(name, { title })}
          aria-expanded={picking ? undefined : open}
          aria-pressed={picking ? picked : undefined}
          onClick={onToggle}
        >
          {picking ? (
            <span className={styles.tick}>{picked && <Icon name="check" size={16} />}</span>
          ) : (
            <Icon name={open ? 'up' : 'more'} size={24} />
          )}
        </button>
      </div>
      {children}
    </div>
  );
}
