import { ACTION_TOAST_MS, useToasts } from '#client/ui/Toast/toasts.ts';
import { TOAST_LIFE_MS } from '#domain/limits.ts';

const USUAL = [TOAST_LIFE_MS, ACTION_TOAST_MS];

/** A toast of the usual life stays: whether a picture still shows it must not hang on how fast the machine is. */
useToasts.subscribe(({ entries }) => {
  if (!entries.some(({ duration }) => USUAL.includes(duration))) return;
  useToasts.setState({
    entries: entries.map((entry) =>
      USUAL.includes(entry.duration) ? { ...entry, duration: Number.POSITIVE_INFINITY } : entry,
    ),
  });
});
