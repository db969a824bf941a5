import { Switch as Base } from '@base-ui/react/switch';
import { cx } from '../cx.ts';
import styles from './Switch.module.css';

export interface SwitchProps {
  checked: boolean;
  onChange: (checked: boolean) => void;
  /** what it turns on; give `labelledBy` instead where the words are beside it */
  label?: string;
  labelledBy?: string;
  disabled?: boolean;
  className?: string;
}

/** On or off, at once. */
export function Switch({ checked, onChange, label, labelledBy, disabled, className }: SwitchProps) {
  return (
    <Base.Root
      checked={checked}
      onCheckedChange={onChange}
      disabled={disabled}
      nativeButton
      render={<button type="button" />}
      aria-label={label}
      aria-labelledby={labelledBy}
      className={cx(styles.switch, className)}
    >
      <Base.Thumb className={styles.thumb} />
    </Base.Root>
  );
}
