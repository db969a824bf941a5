import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react';
import { cardLooks } from '#client/parts/cards/card-looks.ts';
import type { CardEditorProps } from '#client/parts/cards/editor/card-editor.ts';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import type { CardContent, CardType } from '#domain/cards/content.ts';
import { useT } from '../../wording.ts';
import { handLetters } from '../early-letters.ts';
import styles from './CardEditor.module.css';

type AnyEditor = ComponentType<CardEditorProps<CardContent>>;

const editors = Object.fromEntries(
  Object.entries(cardLooks).map(([type, { editor }]) => [
    type,
    // each editor takes the cards of its own type, which the compiler cannot follow through the register
    lazy(async () => ({ default: (await editor()) as unknown as AnyEditor })),
  ]),
) as unknown as Record<CardType, AnyEditor>;

export interface AnyCardEditorProps extends CardEditorProps<CardContent> {
  /** asked once the editor is there: whether its first field takes the focus */
  takesFocus?: () => boolean;
}

/** What can be written in, without what stands hidden beside a control. */
const FIELD = ':is(textarea, input, [contenteditable="true"]):not([aria-hidden="true"], [hidden])';

/** Stands behind the fields, and puts the caret into the first of them where that is wanted. */
function Caret({ wanted }: { wanted: (() => boolean) | undefined }) {
  const place = useRef<HTMLSpanElement>(null);
  const asked = useRef(wanted);
  useEffect(() => {
    if (!asked.current?.()) return;
    let frame = 0;
    // a text editor makes its field a moment after it is there
    const look = () => {
      const field = place.current?.parentElement?.querySelector<HTMLElement>(FIELD);
      if (field) handLetters(field);
      else frame = requestAnimationFrame(look);
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, []);
  return <span ref={place} hidden />;
}

/** The editor of a card, whichever type it is. It comes with its type: an author of words carries no text editor. */
export function CardEditor({ takesFocus, ...props }: AnyCardEditorProps) {
  const t = useT('workshop');
  const Editor = editors[props.value.type];
  return (
    <Suspense
      fallback={
        <Skeletons label={t('editor_loading')} className={styles.waiting}>
          <Skeleton shape="box" height={120} />
          <Skeleton shape="box" height={56} />
        </Skeletons>
      }
    >
      <Editor {...props} />
      <Caret wanted={takesFocus} />
    </Suspense>
  );
}
