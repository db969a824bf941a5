import { Select as Base } from '@base-ui/react/select';
import { type ReactNode, useState } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { cx } from '../cx.ts';
import { useRegisteredDialog } from '../Dialog/open-dialogs.ts';
import { Field, type FieldProps } from '../Field/Field.tsx';
import popup from '../popup.module.css';
import styles from './Select.module.css';

export interface SelectOption<Value extends string> {
  value: Value;
  label: ReactNode;
  /** a quieter second line in the list */
  line?: ReactNode;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> extends FieldProps {
  /** null while nothing is chosen; the placeholder stands there then */
  value: Value | null;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
}

/** One of many. Arrow keys and first letters choose. For two to four short choices use `Segmented`. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder,
  disabled,
  error,
  ...field
}: SelectProps<Value>) {
  const [open, setOpen] = useState(false);
  useRegisteredDialog(open, () => setOpen(false));
  return (
    <Field {...field} error={error}>
      {(control) => (
        <Base.Root
          value={value}
          onValueChange={(next) => next !== null && onChange(next as Value)}
          items={options}
          open={open}
          onOpenChange={setOpen}
          disabled={disabled}
        >
          <Base.Trigger {...control} className={styles.box}>
            <Base.Value className={styles.value} placeholder={placeholder} />
            <Base.Icon className={styles.icon}>
              <Icon name="down" size={20} />
            </Base.Icon>
          </Base.Trigger>
          <Base.Portal>
            <Base.Positioner
              className={popup.place}
              alignItemWithTrigger={false}
              align="start"
              sideOffset={6}
              collisionPadding={8}
            >
              <Base.Popup className={cx(popup.popup, styles.popup)}>
                <Base.List className={styles.list}>
                  {options.map((option) => (
                    <Base.Item
                      key={option.value}
                      value={option.value}
                      disabled={option.disabled}
                      className={cx(popup.row, styles.option)}
                    >
                      <span className={popup.words}>
                        <Base.ItemText>{option.label}</Base.ItemText>
                        {option.line && <small>{option.line}</small>}
                      </span>
                      <Base.ItemIndicator className={styles.tick}>
                        <Icon name="check" size={20} />
                      </Base.ItemIndicator>
                    </Base.Item>
                  ))}
                </Base.List>
              </Base.Popup>
            </Base.Positioner>
          </Base.Portal>
        </Base.Root>
      )}
    </Field>
  );
}
