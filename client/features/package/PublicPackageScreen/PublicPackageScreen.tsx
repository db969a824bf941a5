import { Link, useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { usePublicPackageQuery } from '#client/graphql/generated/package.ts';
import { CardSlip } from '#client/parts/cards/CardSlip/CardSlip.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { Description } from '../Description/Description.tsx';
import { isPackageNotFound } from '../not-found.ts';
import { PreviewDialog } from '../PreviewDialog/PreviewDialog.tsx';
import { PublicActions } from '../PublicActions/PublicActions.tsx';
import { PublicBanner } from '../PublicBanner/PublicBanner.tsx';
import { useT } from '../wording.ts';
import styles from './PublicPackageScreen.module.css';

interface Props {
  hashId: string;
  loggedIn: boolean;
  /** draws all of a card */
}

/** A shared package for everyone who has its address. */
export function PublicPackageScreen({ hashId, loggedIn }: Props) {
  const t = useT('pkg');
  const router = useRouter();
  const [shown, setShown] = useState<number>();
  const query = usePublicPackageQuery({
    variables: { hashId },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  const { data, error } = query;
  const home = loggedIn ? '/shelf' : '/';

  if (!data) {
    return (
      <main className={styles.alone}>
        {isPackageNotFound(error) ? (
          <StateMessage
            as="h1"
            mascot={1004}
            pose="think"
            title={t('missing_title')}
            text={t('missing_text')}
            action={<Button render={<Link to={home} />}>{t(loggedIn ? 'to_shelf' : 'to_home')}</Button>}
          />
        ) : (
          <Loaded
            query={query}
            label={t('loading')}
            className={styles.loading}
            failed={{ as: 'h1', title: t('failed'), text: t('failed_text') }}
            skeleton={
              <>
                <div className={styles.raw}>
                  <Skeleton shape="bag" width={150} height={128} />
                  <div className={styles.rawWords}>
                    <Skeleton width="min(100%, 280px)" height={30} />
                    <Skeleton shape="round" width="min(70%, 180px)" />
                    <Skeleton shape="box" width="min(100%, 320px)" height={52} />
                  </div>
                </div>
                <Skeleton width="60%" />
                <Skeleton shape="box" height={64} />
                <Skeleton shape="box" height={64} />
              </>
            }
          >
            {() => null}
          </Loaded>
        )}
      </main>
    );
  }

  const pkg = data.publicPackage;
  const previews = data.publicPackagePreview.cardResponses.map(({ content }) => content);
  return (
    <main className={styles.page}>
      <PublicBanner
        package={pkg}
        onBack={() => (router.history.canGoBack() ? router.history.back() : void router.navigate({ to: home }))}
      />
      <div className={styles.body}>
        {pkg.description && (
          <section>
            <h2>{t('about')}</h2>
            <Description text={pkg.description} />
          </section>
        )}
        {previews.length > 0 && (
          <section>
            <header className={styles.head}>
              <h2>{t('preview', { count: previews.length })}</h2>
              {previews.length < pkg.cardCount && !pkg.addedShelf && !pkg.isOwn && <small>{t('preview_note')}</small>}
            </header>
            <ul className={styles.previews}>
              {previews.map((content, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a preview is a fixed list without ids
                <li key={at}>
                  <CardSlip content={content} onOpen={() => setShown(at)} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <PublicActions package={pkg} loggedIn={loggedIn} />
      {shown !== undefined && (
        <PreviewDialog contents={previews} index={shown} onMove={setShown} onClose={() => setShown(undefined)} />
      )}
    </main>
  );
}
