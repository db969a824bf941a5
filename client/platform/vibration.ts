import { nativeBridge } from './bridge.ts';
import { usePreferences } from './preferences.ts';

/** Vibrates for some milliseconds where the device can and the learner wants it. */
export function vibrate(milliseconds: number) {
  if (!usePreferences.getState().vibration) return;
  const bridge = nativeBridge();
  if (bridge?.vibrate) bridge.vibrate(milliseconds);
  else navigator.vibrate?.(milliseconds);
}
