import { lazy, Suspense, useMemo, useRef, useState } from 'react';
import type { VListHandle } from 'virtua';
import { useMedia } from '#client/platform/use-media.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { foundIn } from '#domain/cards/found.ts';
import { useT } from '../../wording.ts';
import { inOrder, nothing, only } from '../selection.ts';
import styles from './CardPane.module.css';
import { CardRows } from './CardRows.tsx';
import { ChosenBar } from './ChosenBar.tsx';
import type { CardPaneProps } from './card-pane-props.ts';
import { useCardList } from './use-card-list.ts';
import { usePaste } from './use-paste.ts';

/* What is seen only when it is asked for comes when it is. */
const SearchField = lazy(() =>
  import('#client/ui/SearchField/SearchField.tsx').then((it) => ({ default: it.SearchField })),
);

/** The cards of a chapter: ten thousand of them, to be found, chosen, carried, copied and removed. */
export function CardPane(props: CardPaneProps) {
  const t = useT('workshop');
  const { title, order, contentOf, count, loading, failed, current, selection, onSelect } = props;
  const list = useRef<VListHandle>(null);
  const box = useRef<HTMLDivElement>(null);
  const byTouch = useMedia('(hover: none)');
  const [searching, setSearching] = useState(false);
  const [asked, setAsked] = useState('');
  const [ticking, setTicking] = useState(false);

  const shown = useMemo(
    () => (asked.trim() === '' ? order : order.filter((key) => foundIn(contentOf(key), asked))),
    [asked, order, contentOf],
  );
  usePaste(props.onPaste);
  const ways = useCardList({ ...props, shown, list, box });

  const chosen = selection.keys.size;
  const withChosen = (act: (keys: readonly number[]) => void) => () => act(inOrder(selection, order));
  return (
    <section className={styles.pane} aria-label={t('card_list')} data-stop="">
      <header className={styles.head}>
        <h2 className={styles.title}>
          {title} <span className={styles.count}>{t('cards', { count: Math.max(count, order.length) })}</span>
        </h2>
        <IconButton
          icon="search"
          label={t('find')}
          aria-pressed={searching}
          onClick={() => {
            setSearching(!searching);
            setAsked('');
          }}
        />
        <IconButton
          icon="check"
          label={t('choose_several')}
          aria-pressed={ticking}
          onClick={() => {
            setTicking(!ticking);
            if (ticking) onSelect(current === undefined ? nothing : only(current));
          }}
        />
      </header>
      {searching && (
        <Suspense>
          <SearchField
            label={t('find')}
            placeholder={t('find_placeholder')}
            value={asked}
            onSearch={setAsked}
            className={styles.search}
          />
        </Suspense>
      )}
      {(ticking || chosen > 1) && (
        <ChosenBar
          count={chosen}
          onDuplicate={withChosen(props.onDuplicate)}
          onMoveTo={withChosen(props.onMoveTo)}
          onRemove={withChosen(props.onRemove)}
        />
      )}
      {order.length === 0 && loading ? (
        <Skeletons label={t('cards_loading')} className={styles.skeletons}>
          {Array.from({ length: Math.min(8, Math.max(1, count)) }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a place is its index
            <Skeleton key={place} shape="box" height={64} />
          ))}
        </Skeletons>
      ) : shown.length === 0 && !failed ? (
        <StateMessage
          as="p"
          mascot={1003}
          pose="think"
          title={asked ? t('found_none', { asked }) : t('chapter_empty')}
          text={asked ? undefined : t(byTouch ? 'chapter_empty_tap' : 'chapter_empty_text')}
        />
      ) : (
        <CardRows {...props} shown={shown} sifted={asked !== ''} ticking={ticking} list={list} box={box} ways={ways} />
      )}
      {asked !== '' && props.elsewhere?.(asked)}
      <footer className={styles.foot}>
        <Button scene="secondary" icon="plus" className={styles.create} title="Ctrl ⏎" onClick={props.onCreate}>
          {t('card_new')}
        </Button>
        <Button scene="secondary" icon="spark" onClick={props.onAi}>
          AI
        </Button>
      </footer>
    </section>
  );
}
