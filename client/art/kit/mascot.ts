import type { Drawing } from './drawing.ts';
import { face, type Mood } from './faces.ts';
import { ARMS, type Arms, arms, confetti, ground, type Limbs, legs, sweat, thought, zed } from './limbs.ts';
import { group, part, round, tube, twinkle } from './shapes.ts';

export const POSES = ['idle', 'happy', 'oops', 'think', 'cheer', 'sleep'] as const;
export type Pose = (typeof POSES)[number];

/** What differs from one companion to the next; the rest is shared. */
export interface MascotDrawing extends Limbs {
  /** x and y between the eyes, scale, half the distance of the eyes */
  face: readonly [x: number, y: number, scale?: number, gap?: number];
  /** its own horns take the place of hanging arms */
  horns?: boolean;
  /** where the arms begin when they are raised; where they always do unless told */
  raised?: Limbs['arm'];
  /** what is drawn at 32 px and below, where the whole body is too much; the body unless told */
  small?: { body: () => string; face?: MascotDrawing['face'] };
  body(): string;
}

const STANCES: Record<Pose, { arms: Arms | 'cheek' | 'chin' | 'fold'; move: string; legs?: 'sit' | 'leap' }> = {
  idle: { arms: 'down', move: '' },
  happy: { arms: 'up', move: 'translate(0 -3)' },
  oops: { arms: 'cheek', move: 'translate(48 91) scale(1.04 .95) translate(-48 -91)' },
  think: { arms: 'chin', move: 'rotate(-3 48 90)' },
  cheer: { arms: 'high', move: 'translate(0 -3) rotate(3 48 60)', legs: 'leap' },
  sleep: { arms: 'fold', move: 'translate(.5 4.5) rotate(-4 48 90)', legs: 'sit' },
};

const EXTRAS: Record<Pose, () => string> = {
  idle: () => '',
  happy: () => twinkle(12, 24, 5) + twinkle(84, 20, 6) + twinkle(89, 34, 3.4),
  oops: () => sweat(80, 26),
  think: () => thought(81, 20),
  cheer: () => confetti(),
  sleep: () => zed(76, 22, 1) + zed(86, 12, 1.4),
};

/** Head and shoulders with a heavier line: how a companion looks at 32 px and below. */
export function drawSmallMascot(m: MascotDrawing, pose: Pose): Drawing {
  const [x, y, s = 1, gap] = m.small?.face ?? m.face;
  return {
    box: '3 1 90 90',
    stroke: 4.6,
    inner: (m.small ?? m).body() + face(x, y, pose as Mood, { s: s * 1.22, gap }),
  };
}

export function drawMascot(m: MascotDrawing, pose: Pose): Drawing {
  const { arms: kind, move, legs: stance } = STANCES[pose];
  const [x, y, s = 1, gap] = m.face;
  const hx = (gap ?? 10.5) * s + 5;
  const low = Math.min(y + 19 * s, 77);
  const paw = (k: number, x1: number, y1: number, x2: number, y2: number) =>
    tube(
      `M${round(x + k * x1)} ${round(y1)}Q${round(x + k * (x1 + 3))} ${round((y1 + y2) / 2)} ${round(x + k * x2)} ${round(y2)}`,
      m.limb,
    );
  const hands = {
    cheek: () => paw(-1, hx + 1, low, hx + 1, y + 8) + paw(1, hx + 1, low, hx + 1, y + 8),
    chin: () => paw(1, 16, Math.min(y + 26, 79), 7.5, y + 16 * s),
    fold: () => paw(-1, 13, low - 1, 7, low + 1) + paw(1, 13, low - 1, 7, low + 1),
  };
  const behind = () => {
    if (m.horns && (kind === 'down' || kind === 'chin')) return '';
    if (kind === 'chin') return tube(ARMS.down(m.arm[0], m.arm[2], -1), m.limb);
    return kind in ARMS ? arms(kind as Arms, kind === 'down' || !m.raised ? m : { ...m, arm: m.raised }) : '';
  };
  const before = kind in hands ? hands[kind as keyof typeof hands]() : '';
  const sits = stance === 'sit';
  const figure =
    (sits ? '' : legs(m, stance)) +
    behind() +
    m.body() +
    face(x, y, pose as Mood, { s, gap }) +
    before +
    (sits ? legs(m, stance) : '');
  return {
    box: '0 0 96 96',
    inner:
      ground(48, pose === 'cheer' ? 18 : 27) + part('figure', group(move, figure)) + part('extras', EXTRAS[pose]()),
  };
}
