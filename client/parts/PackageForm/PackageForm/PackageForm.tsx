import { lazy, type RefObject, Suspense, useState } from 'react';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { PACKAGE_NAME_MAX } from '#domain/limits.ts';
import { isNamed, type PackageDraft } from '../draft.ts';
import { Swatches } from '../Swatches/Swatches.tsx';
import { useT } from '../wording.ts';
import styles from './PackageForm.module.css';

const CoverSelector = lazy(() =>
  import('../CoverSelector/CoverSelector.tsx').then((it) => ({ default: it.CoverSelector })),
);

interface Props {
  /** names the form for its button, which stands among the actions of the dialog around */
  id: string;
  /** the package, if there is one already: it chooses the companion */
  packageId?: number;
  value: PackageDraft;
  onChange: (value: PackageDraft) => void;
  /** on Enter and by the button, once there is a name */
  onSubmit: () => void;
  /** the last attempt failed */
  failed?: boolean;
  nameField?: RefObject<HTMLInputElement | null>;
}

/** Name and cover of a package. Enter sends it, unless it ends a composition. */
export function PackageForm({ id, packageId = 0, value, onChange, onSubmit, failed = false, nameField }: Props) {
  const t = useT('packageForm');
  const [choosing, setChoosing] = useState(false);
  const { name, style } = value;
  return (
    <>
      <form
        id={id}
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (isNamed(value)) onSubmit();
        }}
      >
        <div className={styles.stage}>
          <PackageCover package={{ id: packageId, name: name.trim(), style }} pose="happy" width={128} />
        </div>
        <Stack gap={3}>
          <TextField
            ref={nameField}
            label={t('name')}
            value={name}
            maxLength={PACKAGE_NAME_MAX}
            autoComplete="off"
            enterKeyHint="done"
            hint={t('name_hint')}
            aside={`${name.trim().length} / ${PACKAGE_NAME_MAX}`}
            onChange={({ target }) => onChange({ ...value, name: target.value })}
            onKeyDown={(event) => {
              // Safari tells the end of a composition before the key that ended it, by this code alone.
              const composing = event.nativeEvent.isComposing || event.keyCode === 229;
              if (event.key !== 'Enter') return;
              event.preventDefault();
              if (!composing) event.currentTarget.form?.requestSubmit();
            }}
          />
          <Swatches
            value={style.themeColor}
            onChange={(themeColor) => onChange({ ...value, style: { ...style, themeColor } })}
          />
          <span>
            <Button scene="quiet" size="small" icon="image" onClick={() => setChoosing(true)}>
              {t('cover')}
            </Button>
          </span>
          {failed && (
            <p role="alert" className={styles.failed}>
              {t('failed')}
            </p>
          )}
        </Stack>
      </form>
      {choosing && (
        <Suspense>
          <CoverSelector
            package={{ ...value, id: packageId }}
            onClose={() => setChoosing(false)}
            onChoose={(chosen) => {
              setChoosing(false);
              onChange({ ...value, style: chosen });
            }}
          />
        </Suspense>
      )}
    </>
  );
}
