import type { CSSProperties } from 'react';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';
import { packageLook } from '#client/parts/PackageCover/package-look.ts';
import { cx } from '#client/ui/cx.ts';
import type { Level } from '../regions.ts';
import place from '../stop.module.css';
import { useT } from '../wording.ts';
import styles from './LevelStop.module.css';

interface Props {
  level: Level<LevelStop_StageFragment>;
  colour: number;
  /** The learner is on the way here from the level before. */
  arriving?: boolean;
  /** Place on the trail: `--x` and `top`. */
  style: CSSProperties;
  onPick: (level: Level<LevelStop_StageFragment>) => void;
}

/** A bun on the trail: baked, warm and waiting, or still locked. */
export function LevelStop({ level: stop, colour, arriving = false, style, onPick }: Props) {
  const t = useT('atlas');
  const { level, state, stage } = stop;
  const look = stage?.pkgInfo && packageLook(stage.pkgInfo);
  const active = state === 'active';
  return (
    <button
      type="button"
      className={cx(place.stop, styles.level)}
      data-state={state}
      data-level={level}
      data-active-level={active ? '' : undefined}
      data-arriving={active && arriving ? '' : undefined}
      aria-current={active ? 'step' : undefined}
      style={style}
      onClick={() => onPick(stop)}
    >
      <span className="sr-only">{t(`level_${state}`, { level })}</span>
      {active && <i className={styles.halo} />}
      <span className={styles.picture} data-bun="">
        <LevelNode state={state} region={colour} />
        {!active && (
          <b className={styles.number} aria-hidden="true">
            {level}
          </b>
        )}
      </span>
      {look && state === 'done' && (
        <span className={styles.subject} data-region={look.region} aria-hidden="true" data-user-text>
          {[...look.label][0]}
        </span>
      )}
      {active && (
        <span className={styles.go} aria-hidden="true">
          <b>{level}</b>
          {t('start')}
        </span>
      )}
    </button>
  );
}
