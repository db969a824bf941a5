import { useLocale } from 'use-intl';
import { useRemovedPackagesQuery } from '#client/graphql/generated/shelf.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useShelfMoves } from '../use-shelf-moves.ts';
import { useT } from '../wording.ts';
import styles from './RemovedPackages.module.css';

interface Props {
  /** a package stands on the shelf again */
  onRestored: () => void;
}

/** One's own packages that were deleted in the last 30 days, each to be put back on the shelf with all that is remembered of it. */
export function RemovedPackages({ onRestored }: Props) {
  const t = useT('shelf');
  const locale = useLocale();
  const query = useRemovedPackagesQuery({ fetchPolicy: 'no-cache', context: { quiet: true } });
  const { bringBack } = useShelfMoves();
  // of the last 30 days: the year says nothing
  const day = new Intl.DateTimeFormat(locale, { month: 'short', day: 'numeric' });
  return (
    <Loaded
      query={query}
      label={t('restore_loading')}
      className={styles.skeletons}
      skeleton={[1, 2].map((place) => <Skeleton key={place} shape="box" height={72} />)}
      failed={{ as: 'p', title: t('restore_failed'), text: t('failed_text') }}
    >
      {({ removedPackages: { packages } }) =>
        packages.length === 0 ? (
          <StateMessage as="p" mascot={1003} title={t('restore_none')} text={t('restore_none_text')} />
        ) : (
          <List className={styles.list}>
            {packages.map((pkg) => (
              <ListRow
                key={pkg.id}
                picture={<PackageCover package={pkg} width={48} />}
                title={<span data-user-text>{pkg.name}</span>}
                line={t('restore_facts', { count: pkg.cardCount, when: day.format(new Date(pkg.removedAt)) })}
                end={
                  <Button
                    scene="secondary"
                    size="small"
                    loading={bringBack.busy && bringBack.args?.[0].id === pkg.id}
                    aria-label={t('restore_named', { name: pkg.name })}
                    onClick={async () => {
                      if (await bringBack.run(pkg)) onRestored();
                    }}
                  >
                    {t('restore')}
                  </Button>
                }
              />
            ))}
          </List>
        )
      }
    </Loaded>
  );
}
