import { Link } from '@tanstack/react-router';
import { Item } from '#client/art/Item/Item.tsx';
import { useDiamondDialogQuery } from '#client/graphql/generated/energy.ts';
import { closeDialog, useDialogOpen } from '#client/platform/dialogs.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { formatDiamonds } from '#client/ui/numbers.ts';
import { useT } from '../wording.ts';
import styles from './DiamondDialog.module.css';

function Content() {
  const t = useT('energy');
  const { data } = useDiamondDialogQuery({ fetchPolicy: 'cache-and-network' });
  const waiting = data?.unclaimedTaskCount ?? 0;
  return (
    <div className={styles.content}>
      <p className={styles.purse}>
        {data && <b>{formatDiamonds(data.assets.diamond)}</b>}
        <span>{t('diamonds_have')}</span>
      </p>
      <ul className={styles.ways}>
        <li>{t('way_daily')}</li>
        <li>{t('way_weekly')}</li>
        <li>{t('way_newbie')}</li>
      </ul>
      <Button size="large" block render={<Link to="/reward" onClick={closeDialog} />}>
        {t(waiting > 0 ? 'to_rewards' : 'to_tasks', { count: waiting })}
      </Button>
    </div>
  );
}

/** How many diamonds there are, and the ways to more of them. */
export function DiamondDialog() {
  const t = useT('energy');
  const common = useT('common');
  const open = useDialogOpen('diamonds');
  return (
    <Dialog
      open={open}
      onClose={closeDialog}
      title={t('diamonds')}
      closeLabel={common('close')}
      width={440}
      picture={<Item name="diamond" size={96} />}
      align="center"
    >
      {open && <Content />}
    </Dialog>
  );
}
