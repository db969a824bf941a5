import type { Drawing } from './drawing.ts';
import { face, type Mood } from './faces.ts';
import { type Arms, arms, ground, legs } from './limbs.ts';
import { at, flat, group, line, part, path, star, twinkle } from './shapes.ts';

export const GUEST_POSES = ['idle', 'hit', 'defeated', 'win'] as const;
export type GuestPose = (typeof GUEST_POSES)[number];

/** What differs from one challenge guest to the next. */
export interface GuestDrawing {
  face: readonly [x: number, y: number, scale: number, gap?: number, blush?: boolean];
  /** colour, left x, right x, y, and how they hang when idle */
  arms: readonly [limb: string, left: number, right: number, y: number, idle?: Arms] | null;
  legs?: readonly [left: number, right: number, y: number, limb: string];
  /** false where `over` draws its own mouth, or a mask hides it */
  mouth?: boolean;
  brow?: string | false;
  body(): string;
  over?(mood: Mood): string;
  /** `over` lies under the face */
  early?: boolean;
}

const MOVES: Record<GuestPose, string> = {
  idle: '',
  hit: 'translate(7 11) rotate(-8 41 80) scale(.86)',
  defeated: 'translate(47 91) scale(.94 .79) rotate(3) translate(-48 -91)',
  win: 'translate(4 3) scale(.92)',
};

const spark = (x: number, y: number, r: number, turn: number) =>
  at(x, y, path(star(r, 0.52), '$butter', 'stroke-width="2.2"'), 1, turn);

const EXTRAS: Record<GuestPose, () => string> = {
  idle: () => '',
  hit: () =>
    at(80, 20, path(star(13, 0.55, 8), '$butter') + flat(path(star(6.5, 0.55, 8), '$white'))) +
    line('M64 8L61 3M90 40L94 43', '$butter-lo', 3),
  defeated: () => spark(24, 13, 6.5, -14) + spark(48, 7.5, 5.5, 8) + spark(73, 14, 6.5, 20),
  win: () => twinkle(10, 18, 6) + twinkle(86, 12, 7) + twinkle(91, 30, 4),
};

export function drawGuest(g: GuestDrawing, pose: GuestPose): Drawing {
  const mood: Mood = pose === 'idle' ? 'rival' : pose;
  const [x, y, s, gap, blush] = g.face;
  const kinds: Record<GuestPose, Arms> = { idle: g.arms?.[4] ?? 'down', hit: 'up', defeated: 'down', win: 'high' };
  const stand = g.legs ? legs({ leg: [g.legs[0], g.legs[1], g.legs[2]], limb: g.legs[3] }) : '';
  const hands = g.arms ? arms(kinds[pose], { limb: g.arms[0], arm: [g.arms[1], g.arms[2], g.arms[3]] }) : '';
  const looks = face(x, y, mood, { s, gap, blush, mouth: g.mouth, brow: g.brow ?? '$ink' });
  const over = g.over?.(mood) ?? '';
  const figure = stand + hands + g.body() + (g.early ? over + looks : looks + over);
  return {
    box: '0 0 96 96',
    inner: ground(48, 32) + part('figure', group(MOVES[pose], figure)) + part('extras', EXTRAS[pose]()),
  };
}
