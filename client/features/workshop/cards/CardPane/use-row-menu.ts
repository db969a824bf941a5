import { useCallback } from 'react';
import type { MenuAct } from '#client/ui/Menu/menu-act.ts';
import { useT } from '../../wording.ts';
import type { CardPaneProps } from './card-pane-props.ts';

interface RowMenu extends Pick<CardPaneProps, 'onCreateAt' | 'onDuplicate' | 'onMoveTo' | 'onStep' | 'onRemove'> {
  chosenOr: (key: number) => readonly number[];
  placeOf: (key: number) => { isFirst: boolean; isLast: boolean };
}

/** What the menu of a row does: with all that is chosen, where the row is of it. */
export function useRowMenu({ chosenOr, placeOf, onCreateAt, onDuplicate, onMoveTo, onStep, onRemove }: RowMenu) {
  const t = useT('workshop');
  return useCallback(
    (key: number): readonly (readonly MenuAct[])[] => {
      const keys = chosenOr(key);
      const { isFirst, isLast } = placeOf(key);
      const step = (way: 'up' | 'down' | 'top' | 'bottom', disabled: boolean): MenuAct => ({
        key: way,
        label: t(`card_${way}`),
        icon: way,
        disabled,
        onAct: () => onStep(keys, way),
      });
      return [
        [
          { key: 'before', label: t('card_before'), icon: 'plus', onAct: () => onCreateAt(key, 'before') },
          { key: 'after', label: t('card_after'), icon: 'plus', onAct: () => onCreateAt(key, 'after') },
        ],
        [
          { key: 'duplicate', label: t('duplicate'), icon: 'copy', shortcut: 'Ctrl D', onAct: () => onDuplicate(keys) },
          { key: 'to', label: t('move_to'), icon: 'folder', shortcut: 'M', onAct: () => onMoveTo(keys) },
        ],
        [step('up', isFirst), step('down', isLast), step('top', isFirst), step('bottom', isLast)],
        [
          {
            key: 'remove',
            label: t('card_remove', { count: keys.length }),
            icon: 'trash',
            danger: true,
            onAct: () => onRemove(keys),
          },
        ],
      ];
    },
    [t, chosenOr, placeOf, onCreateAt, onDuplicate, onMoveTo, onStep, onRemove],
  );
}
