import { Link, Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { usePackageScreenQuery } from '#client/graphql/generated/package.ts';
import { useMedia } from '#client/platform/use-media.ts';
import { FROM_DESKTOP } from '#client/theme/breakpoints.ts';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { CardList } from '../CardList/CardList.tsx';
import { ChapterPicker } from '../ChapterPicker/ChapterPicker.tsx';
import { ChapterTree } from '../ChapterTree/ChapterTree.tsx';
import { firstChapter } from '../chapters.ts';
import { isPackageNotFound } from '../not-found.ts';
import { PackageBanner } from '../PackageBanner/PackageBanner.tsx';
import { useT } from '../wording.ts';
import styles from './PackageScreen.module.css';

interface Props {
  id: number;
  /** draws all of a card */
}

/** A package to look into: its progress, its chapters and their cards. */
export function PackageScreen({ id }: Props) {
  const t = useT('pkg');
  const wide = useMedia(FROM_DESKTOP);
  const [chosen, setChosen] = useState<number>();
  const query = usePackageScreenQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (isPackageNotFound(query.error)) return <Navigate to="/404" replace />;

  const chapters = query.data?.package.chapters ?? [];
  const chapter = chapters.find((one) => one.id === chosen) ?? firstChapter(chapters);
  return (
    <Page>
      <header className={styles.head}>
        <IconButton icon="left" label={t('to_shelf')} className={styles.back} render={<Link to="/shelf" />} />
      </header>
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.loading}
        failed={{ as: 'h1', title: t('failed'), text: t('failed_text') }}
        skeleton={
          <>
            <div className={styles.raw}>
              <Skeleton shape="bag" width={104} />
              <div className={styles.lines}>
                <Skeleton width="80%" height={26} />
                <Skeleton width="50%" height={18} />
              </div>
              <Skeleton height={12} className={styles.across} />
              <Skeleton shape="box" height={52} className={styles.across} />
            </div>
            {[1, 2, 3, 4].map((place) => (
              <div key={place} className={styles.row}>
                <Skeleton width={16} />
                <div className={styles.lines}>
                  <Skeleton width="60%" height={18} />
                  <Skeleton width="85%" height={14} />
                </div>
              </div>
            ))}
          </>
        }
      >
        {({ package: pkg }) => (
          <>
            <PackageBanner package={pkg} />
            {chapter && pkg.cardCount > 0 ? (
              <div className={styles.columns}>
                {wide ? (
                  <aside className={styles.side}>
                    <h2>{t('chapters')}</h2>
                    <ChapterTree chapters={chapters} current={chapter.id} onSelect={setChosen} />
                  </aside>
                ) : (
                  chapters.length > 1 && <ChapterPicker chapters={chapters} current={chapter} onSelect={setChosen} />
                )}
                <section className={styles.cards}>
                  <h2 className={wide ? undefined : 'sr-only'}>{chapter.title}</h2>
                  <CardList key={chapter.id} packageId={id} chapter={chapter} />
                </section>
              </div>
            ) : (
              <StateMessage mascot={1003} pose="think" title={t('empty')} text={t('empty_text')} />
            )}
          </>
        )}
      </Loaded>
    </Page>
  );
}
