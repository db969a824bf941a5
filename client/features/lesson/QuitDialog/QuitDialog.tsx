import { ConfirmDialog } from '#client/ui/ConfirmDialog/ConfirmDialog.tsx';
import { useT } from '../wording.ts';

export interface QuitDialogProps {
  open: boolean;
  mascot: number;
  /** cards not learned yet */
  left: number;
  /** a duel, which is lost by leaving */
  isDuel?: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asked before a unit with answers is left. */
export function QuitDialog({ open, mascot, left, isDuel = false, onStay, onLeave }: QuitDialogProps) {
  const t = useT('lesson');
  return (
    <ConfirmDialog
      open={open}
      danger
      mascot={mascot}
      title={t('quit_title')}
      line={t(isDuel ? 'quit_duel_text' : 'quit_text', { count: left })}
      confirmLabel={t('leave')}
      cancelLabel={t('stay')}
      onConfirm={onLeave}
      onCancel={onStay}
    />
  );
}
