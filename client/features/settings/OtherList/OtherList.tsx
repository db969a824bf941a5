import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Card } from '#client/ui/Card/Card.tsx';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { useClearCache } from '../use-clear-cache.ts';
import { useT } from '../wording.ts';

interface Props {
  /** A guest is warned before leaving: there is no way back in. Undefined while it is not known who this is. */
  guest?: boolean;
  onSignOut: () => void;
}

/** Cache, the end of the account, and the way out. */
export function OtherList({ guest, onSignOut }: Props) {
  const t = useT('settings');
  const [leaving, setLeaving] = useState(false);
  const { size, clear } = useClearCache();
  return (
    <Card as="section" pad={false} aria-label={t('other')}>
      <List>
        <ListRow
          picture={<IconTile name="trash" />}
          title={t('clear_cache')}
          end={size && <span className="num">{size}</span>}
          render={<button type="button" onClick={() => void clear()} />}
        />
        <ListRow picture={<IconTile name="book" />} title={t('about')} arrow render={<Link to="/about-us" />} />
        <ListRow
          picture={<IconTile name="lock" />}
          title={t('termination')}
          arrow
          render={<Link to="/user-setting/termination" />}
        />
        <ListRow
          picture={<IconTile name="logout" />}
          title={t('sign_out')}
          render={<button type="button" onClick={() => (guest === false ? onSignOut() : setLeaving(true))} />}
        />
      </List>
      <ConfirmDialog
        open={leaving}
        danger
        title={t('guest_leave')}
        line={t('guest_leave_text')}
        confirmLabel={t('sign_out')}
        cancelLabel={t('stay')}
        onConfirm={onSignOut}
        onCancel={() => setLeaving(false)}
      />
    </Card>
  );
}
