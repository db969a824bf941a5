import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { useKeys } from '../use-keys.ts';
import { useT } from '../wording.ts';

/** In the place of a card whose content cannot be read. */
export function UnreadableCard({ onContinue }: { onContinue: () => void }) {
  const t = useT('lesson');
  useKeys({ Enter: onContinue }, { first: true });
  return (
    <StateMessage
      as="h1"
      mascot={1010}
      pose="oops"
      title={t('parse_failed_title')}
      text={t('parse_failed_text')}
      action={<Button onClick={onContinue}>{t('go_on')}</Button>}
    />
  );
}
