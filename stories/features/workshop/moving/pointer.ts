/** A mouse event as the drag and drop hears it. */
export const pointer = (type: string, { x, y }: { x: number; y: number }) =>
  new MouseEvent(type, { bubbles: true, cancelable: true, clientX: x, clientY: y, button: 0 });

export const middle = (element: Element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
};

/** A touch of one finger as the drag and drop hears it. */
export const finger = (type: string, target: Element, { x, y }: { x: number; y: number }) => {
  const touch = new Touch({ identifier: 1, target, clientX: x, clientY: y });
  const down = type === 'touchend' ? [] : [touch];
  return new TouchEvent(type, {
    bubbles: true,
    cancelable: true,
    touches: down,
    targetTouches: down,
    changedTouches: [touch],
  });
};
