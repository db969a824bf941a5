import { readingsIn } from './readings-in.ts';

addEventListener('message', ({ data: { id, text } }: MessageEvent<{ id: number; text: string }>) => {
  postMessage({ id, readings: readingsIn(text) });
});
