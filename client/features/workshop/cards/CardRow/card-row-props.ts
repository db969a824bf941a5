import type { KeyboardEvent } from 'react';
import type { MenuAct } from '#client/ui/Menu/menu-act.ts';
import type { CardRowData } from '../card-row-data.ts';

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
