import { Link } from '@tanstack/react-router';
import { type PublicActions_PackageFragment, useAddPublicPackageMutation } from '#client/graphql/generated/package.ts';
import { shelve } from '#client/graphql/shelf-cache.ts';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { useT } from '../wording.ts';
import styles from './PublicActions.module.css';

interface Props {
  package: PublicActions_PackageFragment;
  loggedIn: boolean;
}

/** What a reader can do with a shared package: take it, study it, or open it as its author. */
export function PublicActions({ package: pkg, loggedIn }: Props) {
  const t = useT('pkg');
  const [add, { loading }] = useAddPublicPackageMutation();
  const { id, hashId, isOwn, addedShelf } = pkg;
  const take = () => {
    playSound('tap');
    void add({
      variables: { packageId: id },
      update: (cache, { data }) => {
        if (data) shelve(cache, id);
      },
    }).catch(() => undefined);
  };
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
          <Button size="large" icon="plus" loading={loading} onClick={take}>
            {t('add')}
          </Button>
        )}
      </div>
    </div>
  );
}
