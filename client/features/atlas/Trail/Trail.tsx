import type { CSSProperties } from 'react';
import { RegionProp } from '#client/art/Region/RegionProp.tsx';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';
import { Companion } from '../Companion/Companion.tsx';
import type { StarsByChallenge } from '../challenge-stars.ts';
import { LevelStop } from '../LevelStop/LevelStop.tsx';
import { MapGround } from '../MapGround/MapGround.tsx';
import { OvenStop } from '../OvenStop/OvenStop.tsx';
import type { Challenge, Level, Region } from '../regions.ts';
import { courseAt, type Place, planTrail } from '../trail.ts';
import { decorations } from './decorations.ts';
import { gapOf, Road } from './Road.tsx';
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
  const plan = planTrail(region);
  const { height, stops, road, walked, lastStretch } = plan;
  const box = `0 0 200 ${height}`;
  return (
    <div className={styles.land} style={{ height }}>
      <MapGround region={region.colour} height={height} />
      {decorations(region.colour, plan).map(({ name, x, wideX, y, scale, wide }) => (
        <span
          key={`${name}${y}`}
          className={styles.prop}
          data-wide={wide ? '' : undefined}
          style={{ '--x': `${x}px`, '--wide-x': `${wideX}px`, top: y } as CSSProperties}
        >
          <RegionProp region={region.colour} name={name} scale={scale} />
        </span>
      ))}
      <div className={styles.trail}>
        <Road region={region.colour} height={height} road={road} at={(y) => courseAt(plan, y)} />
        <svg
          className={styles.walked}
          viewBox={box}
          preserveAspectRatio="none"
          data-arriving={arriving ? '' : undefined}
          style={{ height, '--from': px(lastStretch[0]), '--to': px(lastStretch.at(-1)) } as CSSProperties}
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.behind} d={walked} strokeDasharray={`.1 ${gapOf(region.colour)}`} />
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
