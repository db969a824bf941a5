import { Link } from '@tanstack/react-router';
import { Fragment, lazy, Suspense, useState } from 'react';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { SaveState } from '../drafts/SaveState/SaveState.tsx';
import { useCard, useDrafts } from '../drafts/use-drafts.ts';
import type { OutlineChapter } from '../outline/outline.ts';
import { useT } from '../wording.ts';
import styles from './WorkshopHead.module.css';

const KeysDialog = lazy(() => import('../KeysDialog/KeysDialog.tsx').then((it) => ({ default: it.KeysDialog })));

export interface WorkshopHeadProps {
  pkg: Pick<WorkshopPackageFragment, 'id' | 'name' | 'cardCount' | 'minCardsToLearn'>;
  /** chapters from the top down to the open one */
  path: readonly OutlineChapter[];
  cardKey: number | undefined;
  /** in one column: the way back, which names where it leads; null leads to the shelf */
  back: { label: string; go: () => void } | null;
  onChapter: (id: number) => void;
}

/** The rim of the workshop: the way back, where one is, what is saved, and the way to study. */
export function WorkshopHead({ pkg, path, cardKey, back, onChapter }: WorkshopHeadProps) {
  const t = useT('workshop');
  /** null until it is asked for */
  const [keys, setKeys] = useState<boolean | null>(null);
  const missing = pkg.minCardsToLearn - pkg.cardCount;
  return (
    <header className={styles.head} data-stop="">
      {back ? (
        <Button scene="quiet" icon="left" className={styles.back} onClick={back.go}>
          <span className={styles.cut}>{back.label}</span>
        </Button>
      ) : (
        <IconButton icon="left" label={t('to_shelf')} render={<Link to="/shelf" />} />
      )}
      <nav aria-label={t('path')} className={styles.path} data-hidden={back ? '' : undefined}>
        <span className={styles.cut} data-user-text>
          {pkg.name}
        </span>
        {path.map(({ id, title }, at) => (
          <Fragment key={id}>
            <span aria-hidden="true">›</span>
            <button
              type="button"
              className={styles.cut}
              aria-current={at === path.length - 1 ? 'page' : undefined}
              onClick={() => onChapter(id)}
              data-user-text
            >
              {title}
            </button>
          </Fragment>
        ))}
      </nav>
      {cardKey !== undefined && <CardSaved cardKey={cardKey} />}
      <IconButton icon="keyboard" label={t('keys')} className={styles.keys} onClick={() => setKeys(true)} />
      {missing > 0 ? (
        <Button size="small" icon="flag" disabled title={t('study_missing', { min: pkg.minCardsToLearn, missing })}>
          {t('study')} <small>{t('study_count', { count: pkg.cardCount, min: pkg.minCardsToLearn })}</small>
        </Button>
      ) : (
        <Button size="small" icon="flag" data-first="" render={<Link to="/atlas" search={{ pkgId: pkg.id }} />}>
          {t('study')}
        </Button>
      )}
      {keys !== null && (
        <Suspense>
          <KeysDialog open={keys} onClose={() => setKeys(false)} />
        </Suspense>
      )}
    </header>
  );
}

/** How far the open card has come; only it renders when a letter is typed. */
function CardSaved({ cardKey }: { cardKey: number }) {
  const drafts = useDrafts();
  const card = useCard(cardKey);
  return card && <SaveState status={card.status} savedAt={card.savedAt} onRetry={() => drafts.retry(cardKey)} />;
}
