import { setDebugOptions, useDebugOptions } from '#client/platform/debug-options.ts';
import { Card } from '#client/ui/Card/Card.tsx';
import { Checkbox } from '#client/ui/Checkbox/Checkbox.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';
import styles from '../debug.module.css';
import { useT } from '../wording.ts';

const flags = ['skipVerificationCode', 'zeroPrice', 'skipEnergyDeduction'] as const;

/** Options sent with every call of this device. */
export function DebugOptionList() {
  const t = useT('debug');
  const options = useDebugOptions((state) => state.options);
  return (
    <Card as="section" className={styles.part}>
      <h2>{t('options')}</h2>
      {flags.map((flag) => (
        <Checkbox
          key={flag}
          checked={options[flag] ?? false}
          onChange={(on) => setDebugOptions({ [flag]: on || undefined })}
        >
          {t(flag)}
        </Checkbox>
      ))}
      <TextField
        label={t('date')}
        hint={t('date_hint')}
        type="date"
        value={options.futureTimestamp?.slice(0, 10) ?? ''}
        onChange={({ target }) =>
          setDebugOptions({ futureTimestamp: target.value ? `${target.value}T04:00:00.000Z` : undefined })
        }
      />
    </Card>
  );
}
