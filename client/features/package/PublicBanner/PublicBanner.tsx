import { useFormatter } from 'use-intl';
import type { PublicBanner_PackageFragment } from '#client/graphql/generated/package.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { nearestRegion } from '#client/parts/PackageCover/package-look.ts';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from '../wording.ts';
import styles from './PublicBanner.module.css';

interface Props {
  package: PublicBanner_PackageFragment;
  onBack: () => void;
}

/** The window of a shared package: its bag, who filled it, and what is inside. */
export function PublicBanner({ package: pkg, onBack }: Props) {
  const t = useT('pkg');
  const common = useT('common');
  const types = useT('cards');
  const format = useFormatter();
  const { id, name, cardType, cardCount, updatedAt, author } = pkg;
  const share = async () => {
    try {
      await navigator.clipboard.writeText(location.href);
      toast({ kind: 'success', text: t('link_copied') });
    } catch {
      toast({ kind: 'error', text: t('copy_failed') });
    }
  };
  return (
    <header className={styles.banner} data-region={nearestRegion(pkg.style.themeColor)}>
      <div className={styles.inside}>
        <div className={styles.bar}>
          <IconButton icon="left" label={common('back')} onClick={onBack} />
          <IconButton icon="share" label={t('share')} onClick={() => void share()} />
        </div>
        <PackageCover package={pkg} pose="happy" width={148} className={styles.bag} />
        <div className={styles.words}>
          <h1 className={styles.name}>{name}</h1>
          <p className={styles.author}>
            <Avatar mascot={author.mascotId} src={author.avatar} size={36} />
            {author.nickname}
          </p>
          <p className={styles.facts}>
            <Tag tone="region">{types(cardType ?? 'MIXED')}</Tag>
            <Tag>{t('cards', { count: cardCount })}</Tag>
            <Tag>ID {id}</Tag>
            <Tag>{t('updated', { date: format.dateTime(new Date(updatedAt), { month: 'long', day: 'numeric' }) })}</Tag>
          </p>
        </div>
      </div>
    </header>
  );
}
