import { type FormEvent, lazy, Suspense, useState } from 'react';
import { type NicknameForm_UserFragment, useUpdateNicknameMutation } from '#client/graphql/generated/settings.ts';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { nicknameProblem } from '#domain/users/nickname.ts';
import { useT } from '../wording.ts';
import styles from './NicknameForm.module.css';

// Its menu is heavier than the page.
const AvatarPicker = lazy(() => import('../AvatarPicker/AvatarPicker.tsx').then((m) => ({ default: m.AvatarPicker })));

interface Props {
  user: NicknameForm_UserFragment;
}

/** The learner's name, changed in place; its rule is checked while typing. */
export function NicknameForm({ user }: Props) {
  const t = useT('settings');
  const rules = useT('user');
  const [nickname, setNickname] = useState(user.nickname);
  const [update] = useUpdateNicknameMutation();
  const save = useAction(() => update({ variables: { input: { nickname: nickname.trim() } } }), {
    done: () => t('saved'),
    onDone: ({ updateUser }) => setNickname(updateUser.nickname),
  });
  const problem = nicknameProblem(nickname);
  const changed = nickname.trim() !== user.nickname;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save.run();
  };

  return (
    <Card>
      <form className={styles.form} noValidate onSubmit={submit}>
        <Suspense fallback={<Avatar mascot={user.mascotId} src={user.avatar} size={72} />}>
          <AvatarPicker user={user} />
        </Suspense>
        <TextField
          label={t('nickname')}
          className={styles.field}
          value={nickname}
          autoComplete="nickname"
          error={problem && rules(problem.key, { limit: 'limit' in problem ? problem.limit : 0 })}
          onChange={(event) => setNickname(event.target.value)}
          end={
            changed && (
              <Button type="submit" scene="secondary" size="small" loading={save.busy} disabled={problem !== null}>
                {t('save')}
              </Button>
            )
          }
        />
      </form>
    </Card>
  );
}
