import { Item } from '#client/art/Item/Item.tsx';
import {
  type BreadOffers_OffersFragment,
  useBuyBreadMutation,
  useRaiseBreadLimitMutation,
} from '#client/graphql/generated/energy.ts';
import { playSound } from '#client/platform/sounds.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { useAction } from '#client/ui/useAction.ts';
import { useT } from '../wording.ts';
import styles from './BreadOffers.module.css';

interface Props {
  offers: BreadOffers_OffersFragment;
  /** Nothing is sold to whoever has as much as fits. */
  full: boolean;
  onBought: () => void;
}

interface OfferProps {
  title: string;
  line?: string;
  diamonds: number;
  disabled?: boolean;
  loading: boolean;
  onBuy: () => void;
}

function Offer({ title, line, diamonds, disabled, loading, onBuy }: OfferProps) {
  const t = useT('energy');
  return (
    <li className={styles.offer}>
      <span className={styles.words}>
        <b>{title}</b>
        {line && <small>{line}</small>}
      </span>
      <Button
        scene="secondary"
        size="small"
        disabled={disabled}
        loading={loading}
        icon={<Item name="diamond" size={20} />}
        aria-label={t('buy', { title, diamonds })}
        onClick={onBuy}
      >
        {diamonds}
      </Button>
    </li>
  );
}

/** Bread for diamonds, and steps of the limit. Who has too few diamonds is told so, and how to get some. */
export function BreadOffers({ offers, full, onBought }: Props) {
  const t = useT('energy');
  const untilFresh = { context: { untilFresh: true } };
  const [buyBread] = useBuyBreadMutation(untilFresh);
  const [raiseLimit] = useRaiseBreadLimitMutation(untilFresh);
  const buy = useAction((configId: number, _energy: number) => buyBread({ variables: { input: { configId } } }), {
    done: (_, __, energy) => t('bought', { energy }),
    onDone: () => {
      playSound('reward');
      onBought();
    },
  });
  const raise = useAction(() => raiseLimit(), {
    done: ({ exchangeEnergyLimit }) => t('raised', { limit: exchangeEnergyLimit.energy.energyLimit }),
    onDone: () => playSound('reward'),
  });
  const busy = buy.busy || raise.busy;
  const { addedEnergyLimit, maxEnergyLimitCapacity, diamondExchange: step } = offers.energyLimitExchange;

  return (
    <ul className={styles.offers}>
      {offers.energyExchanges.map(({ configId, energy, fillsUp, diamond }) => (
        <Offer
          key={configId}
          title={fillsUp ? t('fill_up') : t('some', { energy })}
          line={fillsUp && energy > 0 ? t('brings', { energy }) : undefined}
          diamonds={diamond}
          disabled={full}
          loading={buy.busy && buy.args?.[0] === configId}
          onBuy={() => void (busy || buy.run(configId, energy))}
        />
      ))}
      {step && (
        <Offer
          title={t('limit_step', { points: step.energyLimit })}
          line={t('limit_added', { added: addedEnergyLimit, max: maxEnergyLimitCapacity })}
          diamonds={step.diamond}
          loading={raise.busy}
          onBuy={() => void (busy || raise.run())}
        />
      )}
    </ul>
  );
}
