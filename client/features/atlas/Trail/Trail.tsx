import type { CSSProperties } from 'react';
import { Prop } from '#client/art/Prop/Prop.tsx';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';
import { Companion } from '../Companion/Companion.tsx';
import type { StarsByChallenge } from '../challenge-stars.ts';
import { LevelStop } from '../LevelStop/LevelStop.tsx';
import { MapGround } from '../MapGround/MapGround.tsx';
import { OvenStop } from '../OvenStop/OvenStop.tsx';
import type { Challenge, Level, Region } from '../regions.ts';
import { type Place, planTrail } from '../trail.ts';
import { decorations } from './decorations.ts';
import styles from './Trail.module.css';

interface Props {
  region: Region<LevelStop_StageFragment>;
  /** Who stands beside the active level, 1001 to 1012; nobody before it is known. */
  companion: number | undefined;
  /** Stars of its ovens. */
  stars?: StarsByChallenge;
  /** The learner has just come from the level before the active one, and is seen to. */
  arriving?: boolean;
  onLevel: (level: Level<LevelStop_StageFragment>) => void;
  onChallenge: (challenge: Challenge) => void;
}

/** Height of a stop as the style sheet reads it. */
const px = (stop: Place | undefined) => (stop ? `${stop.y}px` : undefined);
const place = (x: number, y: number) => ({ '--x': x, top: y }) as CSSProperties;

/** The land of a region with its winding trail: ten levels and three ovens, walked from the bottom up. */
export function Trail({ region, companion, stars, arriving = false, onLevel, onChallenge }: Props) {
  const { height, stops, road, walked, lastStretch } = planTrail(region);
  const box = `0 0 200 ${height}`;
  return (
    <div className={styles.land} style={{ height }}>
      <MapGround height={height} />
      <div className={styles.ruler} aria-hidden="true">
        {stops.map((stop) =>
          stop.kind === 'level' ? (
            <i key={stop.level.level} style={{ top: stop.y }}>
              {stop.level.level}°
            </i>
          ) : null,
        )}
      </div>
      {decorations(region.colour, height).map(({ name, x, y, height: size, wide }) => (
        <span key={`${name}${y}`} className={styles.prop} data-wide={wide ? '' : undefined} style={place(x, y)}>
          <Prop name={name} size={size} />
        </span>
      ))}
      <div className={styles.trail}>
        <svg
          className={styles.road}
          viewBox={box}
          preserveAspectRatio="none"
          style={{ height }}
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.verge} d={road} />
          <path className={styles.bed} d={road} />
          <path className={styles.ahead} d={road} />
        </svg>
        <svg
          className={`${styles.road} ${styles.walked}`}
          viewBox={box}
          preserveAspectRatio="none"
          data-arriving={arriving ? '' : undefined}
          style={{ height, '--from': px(lastStretch[0]), '--to': px(lastStretch.at(-1)) } as CSSProperties}
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.trodden} d={walked} />
          <path className={styles.behind} d={walked} />
        </svg>
        <ol className={styles.stops} reversed>
          {stops.toReversed().map((stop) => (
            <li key={stop.kind === 'level' ? stop.level.level : `oven${stop.challenge.index}`}>
              {stop.kind === 'level' ? (
                <LevelStop
                  level={stop.level}
                  colour={region.colour}
                  arriving={arriving}
                  style={place(stop.x, stop.y)}
                  onPick={onLevel}
                />
              ) : (
                <OvenStop
                  challenge={stop.challenge}
                  star={stars?.get(stop.challenge.index)}
                  style={place(stop.x, stop.y)}
                  onPick={onChallenge}
                />
              )}
            </li>
          ))}
        </ol>
        {companion && <Companion id={companion} stops={lastStretch} arriving={arriving} />}
      </div>
    </div>
  );
}
