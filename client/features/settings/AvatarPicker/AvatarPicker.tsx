import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { AvatarPicker_UserFragment } from '#client/graphql/generated/settings.ts';
import { IMAGE_ACCEPT } from '#client/graphql/upload-image.ts';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Menu } from '#client/ui/Menu/Menu.tsx';
import { useT } from '../wording.ts';
import styles from './AvatarPicker.module.css';
import { useAvatar } from './use-avatar.ts';

const ImageCrop = lazy(() => import('#client/ui/ImageCrop/ImageCrop.tsx').then((it) => ({ default: it.ImageCrop })));

interface Props {
  user: AvatarPicker_UserFragment;
}

/** The learner's picture, and the way to another one: choose, cut a square out of it, send it. */
export function AvatarPicker({ user }: Props) {
  const t = useT('settings');
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const { save, saving, fail } = useAvatar();
  useEffect(() => () => void (chosen && URL.revokeObjectURL(chosen)), [chosen]);

  const choose = () => input.current?.click();
  const button = (
    <button
      type="button"
      className={styles.button}
      aria-label={t('avatar_change')}
      disabled={saving}
      onClick={user.avatar ? undefined : choose}
    >
      <Avatar mascot={user.mascotId} src={user.avatar} size={72} />
    </button>
  );
  return (
    <div className={styles.picker}>
      {user.avatar ? (
        <Menu
          label={t('avatar')}
          trigger={button}
          align="start"
          groups={[
            [
              { key: 'other', label: t('avatar_other'), icon: 'image', onAct: choose },
              { key: 'remove', label: t('avatar_remove'), icon: 'undo', onAct: () => void save(null) },
            ],
          ]}
        />
      ) : (
        button
      )}
      <span className={styles.sign} aria-hidden="true">
        <Icon name="edit" size={14} />
      </span>
      <input
        ref={input}
        type="file"
        hidden
        accept={IMAGE_ACCEPT}
        aria-label={t('avatar')}
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          // The same file may be chosen again.
          currentTarget.value = '';
          if (file) setChosen(URL.createObjectURL(file));
        }}
      />
      {chosen && (
        <Suspense fallback={null}>
          <ImageCrop
            open
            src={chosen}
            saving={saving}
            onCancel={() => setChosen(undefined)}
            onDone={async (picture) => {
              if (await save(picture)) setChosen(undefined);
            }}
            onError={(error) => {
              setChosen(undefined);
              fail(error);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
