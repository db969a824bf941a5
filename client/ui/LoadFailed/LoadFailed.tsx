import { useT } from '#client/i18n/useT.ts';
import { Button } from '../Button/Button.tsx';
import { StateMessage, type StateMessageProps } from '../StateMessage/StateMessage.tsx';

export interface LoadFailedProps extends Pick<StateMessageProps, 'title' | 'text' | 'as' | 'className'> {
  /** asks again */
  onRetry: () => unknown;
}

/** What was to be shown did not come: what happened, and a button that asks again. */
export function LoadFailed({ onRetry, ...message }: LoadFailedProps) {
  const t = useT('common');
  return (
    <StateMessage
      {...message}
      tone="error"
      action={
        <Button icon="undo" onClick={() => void onRetry()}>
          {t('retry')}
        </Button>
      }
    />
  );
}
