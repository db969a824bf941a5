import type { Modifier } from '@dnd-kit/core';
import { getEventCoordinates } from '@dnd-kit/utilities';

/** px from the hand, and from the rim of the window */
const GAP = 16;

/** What is carried hangs below and to the right of the hand, or of the row the keyboard is at: that row can be read. */
export const besideHand: Modifier = ({ activatorEvent, over, overlayNodeRect, transform, windowRect }) => {
  if (!overlayNodeRect) return transform;
  const { left, top, width, height } = overlayNodeRect;
  const hand = activatorEvent && getEventCoordinates(activatorEvent);
  const at = hand
    ? { x: hand.x + transform.x + GAP, y: hand.y + transform.y + GAP }
    : over && { x: over.rect.right - GAP, y: over.rect.bottom - GAP / 2 };
  if (!at) return transform;
  const { right, bottom } = windowRect ?? { right: Number.POSITIVE_INFINITY, bottom: Number.POSITIVE_INFINITY };
  return {
    ...transform,
    x: Math.min(at.x, right - width - GAP) - left,
    y: Math.min(at.y, bottom - height - GAP) - top,
  };
};
