import { type KeyboardCoordinateGetter, KeyboardSensor, PointerSensor, useSensor, useSensors } from '@dnd-kit/core';

/** px a finger or mouse must travel before a press on the handle is a drag */
const BEGINS_AFTER = 4;

/** Pointer and keyboard: Space or Enter picks up and puts down, arrows move, Escape puts back. */
export function useSortSensors(coordinateGetter: KeyboardCoordinateGetter) {
  return useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: BEGINS_AFTER } }),
    useSensor(KeyboardSensor, { coordinateGetter, scrollBehavior: 'auto' }),
  );
}
