import { memo, useDeferredValue } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { CardFront } from '#client/parts/cards/CardFront/CardFront.tsx';
import { LateMenu } from '#client/ui/LateMenu/LateMenu.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useT } from '../../wording.ts';
import type { CardRowData } from '../card-row-data.ts';
import styles from './CardRow.module.css';
import type { CardRowProps } from './card-row-props.ts';

interface RowBodyProps
  extends Pick<CardRowData, 'content' | 'createdType' | 'status'>,
    Pick<CardRowProps, 'rowKey' | 'number' | 'ticking' | 'chosen' | 'tabbable' | 'actsOf'> {
  stats: ReturnType<CardRowProps['statsOf']>;
}

/** What stands in a row. While something is carried the rows around it are drawn many times; this is not. */
export const RowBody = memo(function RowBody({
  rowKey,
  content,
  createdType,
  status,
  number,
  ticking,
  chosen,
  tabbable,
  stats,
  actsOf,
}: RowBodyProps) {
  const t = useT('workshop');
  // while it is written, the letter is seen in the editor first
  const shown = useDeferredValue(content);
  return (
    <>
      {ticking ? (
        <span className={styles.tick} aria-hidden="true">
          {chosen && <Icon name="check" size={16} />}
        </span>
      ) : (
        <span id={`number-${rowKey}`} role="gridcell" className={styles.number}>
          {number}
        </span>
      )}
      <div id={`card-${rowKey}`} role="gridcell" className={styles.front} data-clamped="">
        <CardFront content={shown} />
        <span className={styles.tags}>
          {createdType === 'DUPLICATE' && <Tag tone="butter">{t('tag_duplicate')}</Tag>}
          {createdType === 'AIGC' && (
            <Tag tone="sky" icon="spark">
              {t('tag_ai')}
            </Tag>
          )}
          {(status === 'incomplete' || status === 'empty') && <Tag tone="crust">{t('tag_progress')}</Tag>}
          {status === 'conflict' && <Tag tone="jam">{t('tag_conflict')}</Tag>}
          {(status === 'failed' || status === 'offline' || status === 'refused') && (
            <Tag tone="jam" icon="offline">
              {t('tag_unsaved')}
            </Tag>
          )}
          {stats && stats.learnTimes > 0 && (
            <span className={styles.stats}>
              {t('card_stats', { times: stats.learnTimes, mastery: Math.round(stats.mastery) })}
            </span>
          )}
        </span>
      </div>
      <div role="gridcell">
        <LateMenu
          label={t('card_menu', { number })}
          groups={actsOf(rowKey)}
          tabIndex={tabbable ? 0 : -1}
          className={styles.menu}
        />
      </div>
    </>
  );
});
