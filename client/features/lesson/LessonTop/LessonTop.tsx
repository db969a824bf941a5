import { memo } from 'react';
import { Item } from '#client/art/Item/Item.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { comboHeat } from '../feel.ts';
import { useT } from '../wording.ts';
import styles from './LessonTop.module.css';

export interface LessonTopProps {
  /** 0 to 1; anything beyond is cut off */
  progress: number;
  combo: number;
  onQuit: () => void;
  onShortcuts: () => void;
}

/** The rim of a lesson: the way out, how far it is, and the combo as a flame that catches at 5. */
export const LessonTop = memo(function LessonTop({ progress, combo, onQuit, onShortcuts }: LessonTopProps) {
  const t = useT('lesson');
  const percent = Math.round(Math.min(1, Math.max(0, progress)) * 100);
  return (
    <header className={styles.top}>
      <IconButton icon="close" label={t('quit')} onClick={onQuit} />
      <Meter size="l" value={percent} label={t('progress')} valueText={`${percent}%`} className={styles.meter} />
      <span
        role="img"
        aria-label={t('combo', { count: combo })}
        className={styles.combo}
        data-heat={comboHeat(combo) || undefined}
      >
        <Item name="flame" size={28} className={styles.flame} />
        <b key={combo} className="num" data-lit={combo > 0 ? '' : undefined}>
          {combo}
        </b>
      </span>
      <IconButton icon="keyboard" label={t('shortcuts')} onClick={onShortcuts} className={styles.keys} />
    </header>
  );
});
