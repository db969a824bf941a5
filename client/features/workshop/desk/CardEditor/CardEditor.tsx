import { type ComponentType, lazy, Suspense } from 'react';
import { cardLooks } from '#client/parts/cards/card-looks.ts';
import type { CardEditorProps } from '#client/parts/cards/editor/card-editor.ts';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import type { CardContent, CardType } from '#domain/cards/content.ts';
import { useT } from '../../wording.ts';
import styles from './CardEditor.module.css';

type AnyEditor = ComponentType<CardEditorProps<CardContent>>;

const editors = Object.fromEntries(
  Object.entries(cardLooks).map(([type, { editor }]) => [
    type,
    // each editor takes the cards of its own type, which the compiler cannot follow through the register
    lazy(async () => ({ default: (await editor()) as unknown as AnyEditor })),
  ]),
) as unknown as Record<CardType, AnyEditor>;

/** The editor of a card, whichever type it is. It comes with its type: an author of words carries no text editor. */
export function CardEditor(props: CardEditorProps<CardContent>) {
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
    </Suspense>
  );
}
