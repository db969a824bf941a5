import { useId, useState } from 'react';
import {
  type EditPackageQuery,
  useEditPackageQuery,
  useUpdatePackageMutation,
} from '#client/graphql/generated/shelf.ts';
import { draftOf, isNamed, trimmed } from '#client/parts/PackageForm/draft.ts';
import { PackageForm } from '#client/parts/PackageForm/PackageForm/PackageForm.tsx';
import { closeDialog, useDialogAbout } from '#client/platform/dialogs.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Row } from '#client/ui/Row/Row.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';

function Form({ package: pkg }: { package: EditPackageQuery['package'] }) {
  const t = useT('shelf');
  const common = useT('common');
  const form = useId();
  const [draft, setDraft] = useState(() => draftOf(pkg));
  const [updatePackage] = useUpdatePackageMutation();
  const save = useAction(() => updatePackage({ variables: { id: pkg.id, input: trimmed(draft) } }), {
    done: () => t('edited_toast'),
    onDone: closeDialog,
  });
  return (
    <Stack gap={4}>
      <PackageForm
        id={form}
        packageId={pkg.id}
        value={draft}
        onChange={setDraft}
        failed={save.error !== undefined && !save.busy}
        onSubmit={() => void save.run()}
      />
      <Row justify="end" gap={2}>
        {!isNamed(draft) && <small id={`${form}-why`}>{t('name_missing')}</small>}
        <Button scene="quiet" disabled={save.busy} onClick={closeDialog}>
          {common('cancel')}
        </Button>
        <Button
          type="submit"
          form={form}
          icon="check"
          disabled={!isNamed(draft)}
          loading={save.busy}
          aria-describedby={isNamed(draft) ? undefined : `${form}-why`}
        >
          {t('edit_save')}
        </Button>
      </Row>
    </Stack>
  );
}

function Content({ packageId }: { packageId: number }) {
  const t = useT('shelf');
  const query = useEditPackageQuery({ variables: { id: packageId }, fetchPolicy: 'cache-and-network' });
  return (
    <Loaded
      query={query}
      label={t('edit_loading')}
      skeleton={
        <>
          <Skeleton height={180} />
          <Skeleton height={48} />
          <Skeleton width="60%" height={48} />
        </>
      }
      failed={{ title: t('edit_failed'), text: t('failed_text'), as: 'p' }}
    >
      {(data) => <Form key={data.package.id} package={data.package} />}
    </Loaded>
  );
}

/** Name and cover of an own package, opened from anywhere. */
export function EditPackage() {
  const t = useT('shelf');
  const common = useT('common');
  const about = useDialogAbout('editPackage');
  return (
    <Dialog open={about !== undefined} onClose={closeDialog} width={620} title={t('edit')} closeLabel={common('close')}>
      {about && <Content packageId={about.packageId} />}
    </Dialog>
  );
}
