import { Link } from '@tanstack/react-router';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { MIN_CARDS_TO_LEARN } from '#domain/limits.ts';
import { useT } from '../wording.ts';

interface Props {
  package: ShelfBag_PackageFragment;
  onRemove: () => void;
  /** Changes name and cover of one's own. */
  onEdit: () => void;
  /** Deletes one's own. */
  onDelete: () => void;
  onClose: () => void;
}

/** What can be done with a package of the shelf: study and view it; one's own is edited or deleted, another taken away. */
export function PackageActions({ package: pkg, onRemove, onEdit, onDelete, onClose }: Props) {
  const t = useT('shelf');
  const common = useT('common');
  return (
    <Dialog
      open
      onClose={onClose}
      width={500}
      align="center"
      closeLabel={common('close')}
      title={pkg.name}
      description={t('progress', { learned: pkg.cardCountLearned, count: pkg.cardCount })}
      picture={<PackageCover package={pkg} pose="happy" width={104} />}
      actions={
        <>
          {pkg.cardCount >= MIN_CARDS_TO_LEARN && (
            <Button block size="large" render={<Link to="/atlas" search={{ pkgId: pkg.id }} />}>
              {t('study')}
            </Button>
          )}
          <Button block scene="secondary" render={<Link to="/packages/$id" params={{ id: String(pkg.id) }} />}>
            {t(pkg.owned ? 'write' : 'view')}
          </Button>
          {pkg.owned ? (
            <>
              <Button block scene="secondary" icon="edit" onClick={onEdit}>
                {t('edit')}
              </Button>
              <Button block scene="quiet" icon="trash" onClick={onDelete}>
                {t('delete')}
              </Button>
            </>
          ) : (
            <Button block scene="quiet" icon="trash" onClick={onRemove}>
              {t('remove')}
            </Button>
          )}
        </>
      }
    />
  );
}
