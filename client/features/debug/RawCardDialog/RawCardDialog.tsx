import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import type { QueueCard } from '../debug-unit.ts';
import { useT } from '../wording.ts';
import styles from './RawCardDialog.module.css';

interface Props {
  card: QueueCard;
  onClose: () => void;
}

/** A card as the server keeps it. */
export function RawCardDialog({ card, onClose }: Props) {
  const t = useT('debug');
  const common = useT('common');
  return (
    <Dialog open onClose={onClose} title={t('raw_of', { id: card.id })} closeLabel={common('close')} width={720}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, by the keyboard too */}
      <pre className={styles.raw} tabIndex={0}>
        {pretty(card)}
      </pre>
    </Dialog>
  );
}

/** The text as it is where it is no JSON. */
function pretty({ content, ...card }: QueueCard): string {
  try {
    return JSON.stringify({ ...card, content: JSON.parse(content) }, null, 2);
  } catch {
    return content;
  }
}
