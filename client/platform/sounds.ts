import { usePreferences } from './preferences.ts';

export type SoundName = 'right' | 'wrong' | 'combo' | 'star' | 'tap' | 'reward';

interface Note {
  /** Hz */
  pitch: number;
  /** Seconds after the sound begins. */
  at: number;
  /** Seconds until silence. */
  length: number;
  wave?: OscillatorType;
  /** 0 to 1 */
  volume?: number;
}

const arpeggio = (pitches: number[], step: number, length: number): Note[] =>
  pitches.map((pitch, i) => ({ pitch, at: i * step, length }));

/** Every sound is drawn from a few notes, so none has to be downloaded. */
const sounds: Record<SoundName, Note[]> = {
  tap: [{ pitch: 520, at: 0, length: 0.05, volume: 0.3 }],
  right: arpeggio([659.25, 880], 0.07, 0.18),
  wrong: [
    { pitch: 220, at: 0, length: 0.16, wave: 'triangle' },
    { pitch: 174.61, at: 0.1, length: 0.22, wave: 'triangle' },
  ],
  combo: arpeggio([659.25, 783.99, 1046.5], 0.06, 0.2),
  star: arpeggio([783.99, 1174.66], 0.08, 0.32),
  reward: arpeggio([523.25, 659.25, 783.99, 1046.5], 0.09, 0.4),
};

/** Every sound there is. */
export const soundNames = Object.keys(sounds) as SoundName[];

let context: AudioContext | undefined;

function audio(): AudioContext | undefined {
  if (!globalThis.AudioContext) return undefined;
  context ??= new AudioContext();
  // A browser keeps audio asleep until the first gesture.
  if (context.state === 'suspended') void context.resume().catch(() => undefined);
  return context;
}

function playNote(on: AudioContext, { pitch, at, length, wave = 'sine', volume = 0.5 }: Note) {
  const start = on.currentTime + at;
  const oscillator = on.createOscillator();
  const gain = on.createGain();
  oscillator.type = wave;
  oscillator.frequency.value = pitch;
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * 0.4, start + 0.01);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + length);
  oscillator.connect(gain).connect(on.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

/** Steps of a pentatonic scale in semitones: whatever follows in it sounds like going up, never wrong. */
const ladder = [0, 2, 4, 7, 9, 12];

/** Factor of the pitch on a rung of the ladder; it stays on the last one. */
const pitchAt = (rung: number) => 2 ** ((ladder[Math.max(0, Math.min(rung, ladder.length - 1))] ?? 0) / 12);

/**
 * Plays a short sound where the learner wants sound; silent otherwise, and never throws. Each rung from 0 up sounds
 * higher, so that a combo can be heard to grow.
 */
export function playSound(name: SoundName, rung = 0) {
  if (!usePreferences.getState().sound) return;
  const on = audio();
  if (on)
    for (const note of sounds[name])
      playNote(on, { ...note, pitch: note.pitch * (name === 'right' ? pitchAt(rung) : 1) });
}
