import { useState } from 'react';
import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { Select } from '#client/ui/Select/Select.tsx';
import type { Kind } from '../../card-kinds.ts';
import { useT } from '../../wording.ts';

export interface CardTypePickerProps {
  kind: Kind;
  kinds: readonly Kind[];
  /** nothing is written that would be lost */
  isEmpty: boolean;
  onChange: (kind: Kind) => void;
}

/** Another type for a card in a package of mixed cards. What is written is given up, so it asks first unless nothing is. */
export function CardTypePicker({ kind, kinds, isEmpty, onChange }: CardTypePickerProps) {
  const t = useT('workshop');
  const types = useT('cards');
  const [asked, setAsked] = useState<Kind>();
  return (
    <>
      <Select
        label={t('card_type')}
        labelHidden
        value={kind}
        options={kinds.map((value) => ({ value, label: types(value) }))}
        onChange={(next) => {
          if (next === kind) return;
          if (isEmpty) onChange(next);
          else setAsked(next);
        }}
      />
      <ConfirmDialog
        open={asked !== undefined}
        title={t('type_confirm', { kind: types(asked ?? kind) })}
        line={t('type_confirm_line')}
        confirmLabel={t('type_confirm_yes')}
        cancelLabel={t('type_confirm_no')}
        danger
        onConfirm={() => {
          if (asked) onChange(asked);
          setAsked(undefined);
        }}
        onCancel={() => setAsked(undefined)}
      />
    </>
  );
}
