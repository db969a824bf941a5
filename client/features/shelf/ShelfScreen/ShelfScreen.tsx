import { lazy, Suspense, useRef, useState } from 'react';
import { useShelfScreenQuery, useStarterPackagesQuery } from '#client/graphql/generated/shelf.ts';
import { openDialog } from '#client/platform/dialogs.ts';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_TABLET } from '#client/theme/breakpoints.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { useFloatingFoot } from '#client/ui/Toast/floating-foot.ts';
import { EmptyPlace } from '../EmptyPlace/EmptyPlace.tsx';
import { EmptyShelf } from '../EmptyShelf/EmptyShelf.tsx';
import { matches } from '../matching.ts';
import { PackageActions } from '../PackageActions/PackageActions.tsx';
import { RawShelf } from '../RawShelf/RawShelf.tsx';
import { ShelfBag } from '../ShelfBag/ShelfBag.tsx';
import { ShelfBoard } from '../ShelfBoard/ShelfBoard.tsx';
import { StarterCard } from '../StarterCard/StarterCard.tsx';
import { useShelfMoves } from '../use-shelf-moves.ts';
import { useT } from '../wording.ts';
import styles from './ShelfScreen.module.css';
import { useSearchKey } from './use-search-key.ts';

const AddPackage = lazy(() => import('../AddPackage/AddPackage.tsx').then((it) => ({ default: it.AddPackage })));

/** The learner's packages on a wooden shelf, and below it those to begin with. */
export function ShelfScreen() {
  const t = useT('shelf');
  const common = useT('common');
  const types = useT('cards');
  const shelf = useShelfScreenQuery({ fetchPolicy: 'cache-and-network' });
  const starters = useStarterPackagesQuery({ fetchPolicy: 'cache-and-network' });
  const { add, remove, destroy } = useShelfMoves();
  const [search, setSearch] = useState('');
  const [chosen, setChosen] = useState<number>();
  const wide = useMedia(FROM_TABLET);
  const [adding, setAdding] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const startersHead = useRef<HTMLHeadingElement>(null);
  useSearchKey(input);
  useFloatingFoot(!wide);

  const packages = shelf.data?.shelf.packages;
  // One's own stand above; what was added just now stays in its place, so that nothing jumps under the finger.
  const [addedNow, setAddedNow] = useState<readonly number[]>([]);
  const offers = (starters.data?.recommendedPackages.packages ?? []).filter(
    ({ id, addedShelf }) => !addedShelf || addedNow.includes(id),
  );
  const addOffer = (pkg: { id: number; name: string }) => {
    setAddedNow((ids) => [...ids, pkg.id]);
    return add(pkg);
  };
  const found = packages?.filter(({ name, cardType, style }) =>
    matches(search, [name, types(cardType ?? 'MIXED'), ...style.packageNameTags]),
  );
  const foundOffers = offers.filter(({ name, description, cardType, style }) =>
    matches(search, [name, description, types(cardType ?? 'MIXED'), ...style.packageNameTags]),
  );
  const searching = search.trim() !== '';
  const chosenPackage = packages?.find(({ id }) => id === chosen);
  const toStarters = () => {
    startersHead.current?.scrollIntoView({ block: 'start', behavior: 'smooth' });
    startersHead.current?.focus({ preventScroll: true });
  };
  const finalFocus = useRef<HTMLElement>(null);
  const openAdding = ({ currentTarget }: { currentTarget: HTMLElement }) => {
    finalFocus.current = currentTarget;
    setAdding(true);
  };
  const clearSearch = () => {
    setSearch('');
    input.current?.focus();
  };

  const create = (
    <Button icon="plus" className={styles.create} onClick={openAdding}>
      {t('create')}
    </Button>
  );

  return (
    <Page width="wide">
      <PageHead title={<span className="display">{t('title')}</span>} end={wide && create} />
      <div className={styles.bar}>
        <TextField
          ref={input}
          type="search"
          icon="search"
          label={t('search')}
          labelHidden
          placeholder={t('search')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          end={<kbd className={styles.key}>Ctrl K</kbd>}
          className={styles.search}
        />
        <IconButton icon="plus" label={t('add_package')} className={styles.add} onClick={openAdding} />
      </div>

      {found && found.length > 0 ? (
        <section aria-labelledby="shelf-mine">
          <h2 id="shelf-mine" className="sr-only">
            {t('mine')}
          </h2>
          <ShelfBoard label={t('mine')}>
            {found.map((pkg) => (
              <ShelfBag key={pkg.id} package={pkg} onMore={setChosen} />
            ))}
            {!searching && <EmptyPlace onFill={openAdding} />}
          </ShelfBoard>
        </section>
      ) : packages?.length === 0 && !searching ? (
        <EmptyShelf onPick={offers.length > 0 ? toStarters : undefined} />
      ) : !packages && shelf.error ? (
        <LoadFailed title={t('failed')} text={t('failed_text')} onRetry={shelf.refetch} />
      ) : !packages ? (
        <RawShelf />
      ) : (
        foundOffers.length === 0 && (
          <StateMessage
            mascot={1003}
            pose="think"
            title={t('none')}
            text={t('none_text')}
            action={
              <Button scene="secondary" onClick={clearSearch}>
                {t('clear_search')}
              </Button>
            }
          />
        )
      )}

      {foundOffers.length > 0 && (
        <section className={styles.starters}>
          <h2 ref={startersHead} tabIndex={-1} className={styles.head}>
            {t('starters')}
          </h2>
          <ul className={styles.offers}>
            {foundOffers.map((pkg) => (
              <StarterCard key={pkg.id} package={pkg} onAdd={addOffer} />
            ))}
          </ul>
        </section>
      )}
      {starters.error && !starters.data && (
        <p className={styles.failed} role="alert">
          {t('starters_failed')}
          <Button scene="quiet" size="small" icon="undo" onClick={() => void starters.refetch()}>
            {common('retry')}
          </Button>
        </p>
      )}

      {chosenPackage && (
        <PackageActions
          package={chosenPackage}
          onClose={() => setChosen(undefined)}
          onRemove={() => {
            setChosen(undefined);
            void remove(chosenPackage);
          }}
          onEdit={() => {
            setChosen(undefined);
            openDialog('editPackage', { packageId: chosenPackage.id });
          }}
          onDelete={() => {
            setChosen(undefined);
            void destroy(chosenPackage);
          }}
        />
      )}
      {!wide && create}
      {adding && (
        <Suspense>
          <AddPackage
            finalFocus={finalFocus}
            onClose={() => setAdding(false)}
            onExplore={() => {
              finalFocus.current = input.current;
              setAdding(false);
            }}
          />
        </Suspense>
      )}
    </Page>
  );
}
