import { useMutation } from '@apollo/client/react';
import { type WorkshopPackageFragment, WorkshopStyleDocument } from '#client/graphql/generated/workshop.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { draftOf } from '#client/parts/PackageForm/draft.ts';
import { Swatches } from '#client/parts/PackageForm/Swatches/Swatches.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { useT } from '../../wording.ts';
import styles from './PackageStyle.module.css';

export interface PackageStyleProps {
  pkg: Pick<WorkshopPackageFragment, 'id' | 'name' | 'style'>;
  /** opens name and cover of the package */
  onEdit: () => void;
}

/** The look of a card, which it has from its package: a colour that is seen at once, and the way to the cover. */
export function PackageStyle({ pkg, onEdit }: PackageStyleProps) {
  const t = useT('workshop');
  const [change] = useMutation(WorkshopStyleDocument);
  const choose = (themeColor: string) => {
    const style = { ...draftOf(pkg).style, themeColor };
    void change({
      variables: { id: pkg.id, style },
      optimisticResponse: {
        updatePackage: { __typename: 'Package', id: pkg.id, style: { ...pkg.style, themeColor } },
      } as never,
      // the refusal has been said, and the colour is what it was
    }).catch(() => undefined);
  };
  return (
    <div className={styles.style}>
      <PackageCover package={pkg} pose="happy" width={112} />
      <Stack gap={3}>
        <p className={styles.line}>{t('style_line')}</p>
        <Swatches value={pkg.style.themeColor} onChange={choose} />
        <span>
          <Button scene="quiet" size="small" icon="image" onClick={onEdit}>
            {t('edit_package')}
          </Button>
        </span>
      </Stack>
    </div>
  );
}
