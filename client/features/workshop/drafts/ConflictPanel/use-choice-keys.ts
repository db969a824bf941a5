import { useEffect, useEffectEvent } from 'react';

/** Keys 1 to 3 choose in the field that has the focus, else in the first. They rest in text fields and while an input method composes. */
export function useChoiceKeys(choose: (field: string | undefined, at: number) => void) {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target, key } = event;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (!/^[1-3]$/.test(key) || !(target instanceof HTMLElement)) return;
    if (target.matches('input:not([type="radio"]), textarea, select, [contenteditable="true"]')) return;
    event.preventDefault();
    choose(target.closest<HTMLElement>('[data-field]')?.dataset.field, Number(key) - 1);
  });
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => press(event);
    addEventListener('keydown', pressed);
    return () => removeEventListener('keydown', pressed);
  }, []);
}
