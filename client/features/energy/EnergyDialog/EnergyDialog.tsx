import { Item } from '#client/art/Item/Item.tsx';
import { useClaimFreeEnergyMutation, useEnergyDialogQuery } from '#client/graphql/generated/energy.ts';
import { useEnergy } from '#client/graphql/use-energy.ts';
import { Price } from '#client/parts/Price/Price.tsx';
import { closeDialog, useDialogOpen } from '#client/platform/dialogs.ts';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { EnergyBar } from '#client/ui/EnergyBar/EnergyBar.tsx';
import { formatCountdown, formatDiamonds } from '#client/ui/numbers.ts';
import { useAction } from '#client/ui/useAction.ts';
import { BreadOffers } from '../BreadOffers/BreadOffers.tsx';
import { useT } from '../wording.ts';
import styles from './EnergyDialog.module.css';

function Content() {
  const t = useT('energy');
  const { data } = useEnergyDialogQuery({ fetchPolicy: 'cache-and-network' });
  const { energy, msToNext } = useEnergy();
  const [claimFree] = useClaimFreeEnergyMutation({ context: { untilFresh: true } });
  const claim = useAction(() => claimFree(), {
    done: () => t('filled'),
    onDone: () => {
      playSound('reward');
      closeDialog();
    },
  });
  if (!energy) return null;
  const full = msToNext === null;
  const free = data?.currentUser.flag.freeEnergyUsed === false;
  return (
    <div className={styles.content}>
      <EnergyBar
        value={energy.currentEnergy}
        max={energy.energyLimit}
        label={t('bread')}
        next={full ? t('full') : `+1 · ${formatCountdown(msToNext)}`}
      />
      <p className={styles.how}>{t(full ? 'full_text' : 'recovers', { minutes: energy.recoverInterval })}</p>
      {free && (
        <Button
          scene="correct"
          size="large"
          block
          loading={claim.busy}
          disabled={full}
          icon={<Item name="bread" />}
          onClick={() => void claim.run()}
        >
          {t('claim')}
        </Button>
      )}
      {data && <p className={styles.once}>{t(free ? 'once' : 'used')}</p>}
      {data && (
        <section className={styles.shop} aria-label={t('for_diamonds')}>
          <h3>{t('for_diamonds')}</h3>
          <Price unit="diamond" amount={data.assets.diamond}>
            {formatDiamonds(data.assets.diamond)}
          </Price>
          <BreadOffers offers={data} full={full} onBought={closeDialog} />
        </section>
      )}
    </div>
  );
}

/** How much bread there is, when the next comes, the one free refill of an account, and bread for diamonds. */
export function EnergyDialog() {
  const t = useT('energy');
  const common = useT('common');
  const open = useDialogOpen('energy');
  return (
    <Dialog
      open={open}
      onClose={closeDialog}
      title={t('title')}
      closeLabel={common('close')}
      width={440}
      picture={<Item name="bread" size={96} />}
      align="center"
    >
      {open && <Content />}
    </Dialog>
  );
}
