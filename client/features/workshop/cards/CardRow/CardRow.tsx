import { useDraggable, useDroppable } from '@dnd-kit/core';
import { type KeyboardEvent, type MouseEvent, type MouseEventHandler, memo, type TouchEventHandler } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { CardFront } from '#client/parts/cards/CardFront/CardFront.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Menu, type MenuAct } from '#client/ui/Menu/Menu.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { dragId, useDragging } from '../../moving/dragging.ts';
import { useT } from '../../wording.ts';
import type { CardRowData } from '../card-row-data.ts';
import styles from './CardRow.module.css';

export interface CardRowProps {
  rowKey: number;
  /** reads the card of a row, and renders it anew when it reads differently */
  useRow: (key: number) => CardRowData;
  /** its place in the chapter, from 1 */
  number: number;
  /** it is open in the editor */
  current: boolean;
  chosen: boolean;
  /** several are being chosen: a tap ticks */
  ticking: boolean;
  tabbable: boolean;
  /** learn count and mastery of the author by the server's id; undefined while unknown */
  statsOf: (id: number) => { learnTimes: number; mastery: number } | undefined;
  onPress: (key: number, how: { range: boolean; toggle: boolean }) => void;
  onKeyDown: (key: number, event: KeyboardEvent) => void;
  actsOf: (key: number) => readonly (readonly MenuAct[])[];
}

/** A card of the list: its number, what it says, and what is to be known of it. */
export const CardRow = memo(function CardRow({
  rowKey,
  useRow,
  number,
  current,
  chosen,
  ticking,
  tabbable,
  statsOf,
  onPress,
  onKeyDown,
  actsOf,
}: CardRowProps) {
  const t = useT('workshop');
  const row = useRow(rowKey);
  const stats = statsOf(row.id);
  const { carried, landing } = useDragging();
  const drag = useDraggable({ id: dragId.card(row.key) });
  const drop = useDroppable({ id: dragId.card(row.key) });
  const isCarried = carried?.kind === 'cards' && carried.keys.includes(row.key);
  return (
    <div
      ref={(node) => {
        drop.setNodeRef(node);
        drag.setNodeRef(node);
      }}
      role="row"
      aria-selected={chosen || current}
      aria-labelledby={ticking ? `card-${row.key}` : `number-${row.key} card-${row.key}`}
      tabIndex={tabbable ? 0 : -1}
      data-card={row.key}
      data-current={current ? '' : undefined}
      data-chosen={chosen ? '' : undefined}
      data-carried={isCarried ? '' : undefined}
      data-line={landing?.kind === 'card' && landing.before === row.key ? '' : undefined}
      className={styles.row}
      onKeyDown={(event) => {
        if (event.key === ' ' && event.target === event.currentTarget) drag.listeners?.onKeyDown?.(event);
        onKeyDown(row.key, event);
      }}
      onMouseDown={drag.listeners?.onMouseDown as MouseEventHandler | undefined}
      onTouchStart={drag.listeners?.onTouchStart as TouchEventHandler | undefined}
      onClick={({ shiftKey, ctrlKey, metaKey }: MouseEvent) =>
        onPress(row.key, { range: shiftKey, toggle: ctrlKey || metaKey || ticking })
      }
    >
      {ticking ? (
        <span className={styles.tick} aria-hidden="true">
          {chosen && <Icon name="check" size={16} />}
        </span>
      ) : (
        <span id={`number-${row.key}`} role="gridcell" className={styles.number}>
          {number}
        </span>
      )}
      <div id={`card-${row.key}`} role="gridcell" className={styles.front}>
        <CardFront content={row.content} />
        <span className={styles.tags}>
          {row.createdType === 'DUPLICATE' && <Tag tone="butter">{t('tag_duplicate')}</Tag>}
          {row.createdType === 'AIGC' && (
            <Tag tone="sky" icon="spark">
              {t('tag_ai')}
            </Tag>
          )}
          {(row.status === 'incomplete' || row.status === 'empty') && <Tag tone="crust">{t('tag_progress')}</Tag>}
          {row.status === 'conflict' && <Tag tone="jam">{t('tag_conflict')}</Tag>}
          {(row.status === 'failed' || row.status === 'offline' || row.status === 'refused') && (
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
        <Menu
          label={t('card_menu', { number })}
          trigger={
            <IconButton
              icon="more"
              label={t('card_menu', { number })}
              tabIndex={tabbable ? 0 : -1}
              className={styles.menu}
              onClick={(event) => event.stopPropagation()}
              onMouseDown={(event) => event.stopPropagation()}
            />
          }
          groups={actsOf(row.key)}
        />
      </div>
    </div>
  );
});
