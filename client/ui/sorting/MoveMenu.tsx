import type { IconName } from '#client/art/Icon/icons.ts';
import { useT } from '#client/i18n/useT.ts';
import { IconButton } from '../IconButton/IconButton.tsx';
import { Menu } from '../Menu/Menu.tsx';
import type { MenuAct } from '../Menu/menu-act.ts';

export interface MoveAct {
  way: 'up' | 'down' | 'top' | 'bottom' | 'in' | 'out';
  /** undefined where there is no way on */
  go: (() => void) | undefined;
}

const ICONS: Record<MoveAct['way'], IconName> = {
  up: 'up',
  down: 'down',
  top: 'top',
  bottom: 'bottom',
  in: 'indent',
  out: 'outdent',
};

interface MoveMenuProps {
  /** the name of what is moved */
  name: string;
  moves: readonly MoveAct[];
  /** what else can be done with it */
  acts: readonly MenuAct[];
  disabled?: boolean;
}

/** The way to move something without dragging. */
export function MoveMenu({ name, moves, acts, disabled }: MoveMenuProps) {
  const t = useT('ui');
  return (
    <Menu
      label={t('sortMenu', { name })}
      trigger={<IconButton icon="more" label={t('sortMenu', { name })} />}
      groups={[
        moves.map(({ way, go }) => ({
          key: way,
          label: t(`sort_${way}`),
          icon: ICONS[way],
          disabled: !go,
          onAct: () => go?.(),
        })),
        acts,
      ]}
      disabled={disabled}
    />
  );
}
