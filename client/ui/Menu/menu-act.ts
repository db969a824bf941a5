import type { ReactNode } from 'react';
import type { IconName } from '#client/art/Icon/icons.ts';

/** Something the menu can do. */
export interface MenuAct {
  key: string;
  label: ReactNode;
  /** a quieter second line: what it leads to, or why it is not possible now */
  line?: ReactNode;
  icon?: IconName;
  /** the key that does the same outside the menu; only shown */
  shortcut?: string;
  /** something is lost by it: in jam, and best the last */
  danger?: boolean;
  disabled?: boolean;
  onAct: () => void;
}
