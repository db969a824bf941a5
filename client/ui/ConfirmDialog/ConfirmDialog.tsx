import type { ReactNode } from 'react';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Button } from '../Button/Button.tsx';
import { Dialog } from '../Dialog/Dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: ReactNode;
  /** what will happen, and what it costs */
  line?: ReactNode;
  confirmLabel: string;
  cancelLabel: string;
  onConfirm: () => void;
  onCancel: () => void;
  /** something is lost by confirming: staying is then the big button */
  danger?: boolean;
  /** the answer is on its way */
  loading?: boolean;
  /** the companion that asks */
  mascot?: number;
}

/** Asks before something that cannot be taken back. */
export function ConfirmDialog({
  open,
  title,
  line,
  confirmLabel,
  cancelLabel,
  onConfirm,
  onCancel,
  danger = false,
  loading = false,
  mascot = 1002,
}: ConfirmDialogProps) {
  const confirm = (
    <Button
      key="confirm"
      block
      scene={danger ? 'danger' : 'primary'}
      size={danger ? 'normal' : 'large'}
      loading={loading}
      onClick={onConfirm}
    >
      {confirmLabel}
    </Button>
  );
  const cancel = (
    <Button
      key="cancel"
      block
      scene={danger ? 'primary' : 'secondary'}
      size={danger ? 'large' : 'normal'}
      disabled={loading}
      onClick={onCancel}
    >
      {cancelLabel}
    </Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={line}
      picture={<Mascot id={mascot} pose={danger ? 'oops' : 'think'} size={112} />}
      width={420}
      align="center"
      actions={danger ? [cancel, confirm] : [confirm, cancel]}
    />
  );
}
