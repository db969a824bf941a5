import { Link } from '@tanstack/react-router';
import { type PublicActions_PackageFragment, useAddPublicPackageMutation } from '#client/graphql/generated/package.ts';
import { shelve } from '#client/graphql/shelf-cache.ts';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './PublicActions.module.css';

interface Props {
  package: PublicActions_PackageFragment;
  loggedIn: boolean;
}

/** What a reader can do with a shared package: take it, study it, or open it as its author. */
export function PublicActions({ package: pkg, loggedIn }: Props) {
  const t = useT('pkg');
  const [addPackage] = useAddPublicPackageMutation();
  const { id, hashId, isOwn, addedShelf } = pkg;
  const add = useAction(() => {
    playSound('tap');
    return addPackage({
      variables: { packageId: id },
      update: (cache, { data }) => {
        if (data) shelve(cache, id);
      },
    });
  });
  return (
    <div className={styles.bar}>
      <div className={styles.inside}>
        <span className={styles.note} role="status">
          {!loggedIn ? (
            t('login_first')
          ) : isOwn ? (
            t('own')
          ) : addedShelf ? (
            <Tag tone="leaf" icon="check">
              {t('added')}
            </Tag>
          ) : (
            t('add_note')
          )}
        </span>
        {!loggedIn ? (
          <Button size="large" icon="plus" render={<Link to="/auth" search={{ redirect: `/pkgs/${hashId}` }} />}>
            {t('add')}
          </Button>
        ) : isOwn ? (
          <Button size="large" scene="secondary" render={<Link to="/packages/$id" params={{ id: String(id) }} />}>
            {t('open')}
          </Button>
        ) : addedShelf ? (
          <Button size="large" render={<Link to="/atlas" search={{ pkgId: id }} />}>
            {t('to_atlas')}
          </Button>
        ) : (
          <Button size="large" icon="plus" loading={add.busy} onClick={() => void add.run()}>
            {t('add')}
          </Button>
        )}
      </div>
    </div>
  );
}
