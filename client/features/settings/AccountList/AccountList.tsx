import { Link } from '@tanstack/react-router';
import type { AccountList_UserFragment } from '#client/graphql/generated/settings.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from '../wording.ts';

interface Props {
  user: AccountList_UserFragment;
}

/** What identifies the account: its number, its address, its learning stage. */
export function AccountList({ user }: Props) {
  const t = useT('settings');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(String(user.id));
      toast({ kind: 'success', text: t('copied') });
    } catch {
      toast({ kind: 'error', text: t('copy_failed', { id: user.id }) });
    }
  };
  return (
    <Card as="section" pad={false} aria-label={t('account')}>
      <List>
        <ListRow
          picture={<IconTile name="user" />}
          title={t('user_id')}
          end={
            <>
              <span className="num">{user.id}</span>
              <IconButton icon="copy" label={t('copy_id')} onClick={() => void copy()} />
            </>
          }
        />
        {user.email ? (
          <ListRow
            picture={<IconTile name="mail" />}
            title={t('email')}
            line={<span data-user-text>{user.email}</span>}
            end={t('bound')}
          />
        ) : (
          <ListRow
            picture={<IconTile name="mail" />}
            title={t('bind')}
            line={t('bind_line')}
            arrow
            render={<Link to="/user-setting/bind-email" />}
          />
        )}
        <ListRow
          picture={<IconTile name="target" />}
          title={t('identity')}
          line={user.identityTags.map((tag) => tag.text ?? tag.name).join(' · ') || t('identity_none')}
          arrow
          render={<Link to="/identity-onboarding" search={{ backAfterEnd: true }} />}
        />
      </List>
    </Card>
  );
}
