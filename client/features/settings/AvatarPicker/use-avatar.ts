import { useState } from 'react';
import { useSetAvatarMutation } from '#client/graphql/generated/settings.ts';
import { uploadImage } from '#client/graphql/upload-image.ts';
import { UploadError } from '#client/platform/upload/upload-error.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from '../wording.ts';

/** Changes the learner's picture; what went wrong is told in a toast. */
export function useAvatar() {
  const t = useT('settings');
  const [saving, setSaving] = useState(false);
  const [setAvatar] = useSetAvatarMutation();

  const fail = (error: unknown) => {
    const { fault, message } = error instanceof UploadError ? error : new UploadError('unreadable');
    toast({ kind: 'error', text: message || t(`avatar_${fault}`) });
  };

  /** Whether it was saved. */
  const save = async (picture: Blob | null): Promise<boolean> => {
    setSaving(true);
    try {
      const file = picture && new File([picture], 'avatar.jpg', { type: picture.type });
      const assetId = file && (await uploadImage(file, {})).assetId;
      // What the server refuses is told by the app itself.
      const result = await setAvatar({ variables: { input: { assetId } } }).catch(() => undefined);
      if (!result?.data) return false;
      toast({ kind: 'success', text: t('avatar_saved') });
      return true;
    } catch (error) {
      fail(error);
      return false;
    } finally {
      setSaving(false);
    }
  };

  return { save, saving, fail };
}
