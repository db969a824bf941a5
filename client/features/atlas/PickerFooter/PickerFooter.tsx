import { Item } from '#client/art/Item/Item.tsx';
import { Bubble } from '#client/ui/Bubble/Bubble.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';
import { useT } from '../wording.ts';
import styles from './PickerFooter.module.css';

interface Props {
  required: number;
  /** Bread at hand; undefined while it is not known. */
  available?: number;
  /** Whether to offer the mode without bread at all. */
  vip: boolean;
  passionate: boolean;
  onPassionate: (on: boolean) => void;
  /** There is too little bread: the button leads to more. */
  short: boolean;
  /** Says that bread can be had for free, once. */
  freeBread: boolean;
  /** Why nothing can be started, such as too few cards. */
  blocked?: string;
  starting: boolean;
  onStart: () => void;
}

/** What the unit costs, and the button that starts it. */
export function PickerFooter({
  required,
  available,
  vip,
  passionate,
  onPassionate,
  short,
  freeBread,
  blocked,
  starting,
  onStart,
}: Props) {
  const t = useT('picker');
  return (
    <div className={styles.footer} data-vip={vip ? '' : undefined}>
      {vip && (
        <div className={styles.passionate}>
          <Item name="flame" size={36} />
          <span id="passionate-mode" className={styles.words}>
            <b>{t('passionate')}</b>
            <small>{t('passionate_text')}</small>
          </span>
          <Switch checked={passionate} onChange={onPassionate} labelledBy="passionate-mode" />
        </div>
      )}
      <div className={styles.start}>
        {freeBread && <Bubble tail="bottom">{t('free_bread')}</Bubble>}
        <p className={styles.need}>
          {blocked ??
            (required === 0
              ? t('need_none')
              : available !== undefined &&
                t.rich('need', { required, available, b: (chunks) => <b className="num">{chunks}</b> }))}
        </p>
        <Button
          size="large"
          block
          loading={starting}
          disabled={blocked !== undefined}
          cost={
            short ? undefined : (
              <>
                <Item name="bread" size={20} />
                {required}
              </>
            )
          }
          onClick={onStart}
        >
          {t(short ? (freeBread ? 'refill' : 'get_bread') : 'start')}
        </Button>
      </div>
    </div>
  );
}
