import { keptFile } from './kept-files.ts';

/** A recording that has not begun after this long will not begin at all. */
const startLimitMs = 1000;

let playing: HTMLAudioElement | undefined;

/** Whether a recording could be heard: it was played to its end or stopped; there is none; or it failed, which is reported. */
type Played = 'heard' | 'absent' | 'failed';

/** Plays a recording of this site. Never rejects: a lesson goes on without sound. */
export async function playRecording(url: string): Promise<Played> {
  try {
    const file = await keptFile('audio', url);
    if (!file) return 'absent';
    await play(file);
    return 'heard';
  } catch (error) {
    report(url, error);
    return 'failed';
  }
}

async function play(file: Blob): Promise<void> {
  playing?.pause();
  const source = URL.createObjectURL(file);
  const audio = new Audio(source);
  playing = audio;
  try {
    await new Promise<void>((resolve, reject) => {
      const timer = setTimeout(() => reject(new Error('did not begin within a second')), startLimitMs);
      audio.onplaying = () => clearTimeout(timer);
      audio.onended = audio.onpause = () => resolve();
      audio.onerror = () => reject(new Error(audio.error?.message ?? 'cannot be played'));
      audio.play().catch(reject);
    });
  } finally {
    URL.revokeObjectURL(source);
  }
}

const report = (url: string, cause: unknown) => reportError(new Error(`The recording ${url} failed`, { cause }));
