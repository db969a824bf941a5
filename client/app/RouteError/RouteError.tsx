import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useT } from '#client/i18n/useT.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';

/** A page that threw: says so and tries again. */
export function RouteError({ reset }: ErrorComponentProps) {
  const t = useT('app');
  const common = useT('common');
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main>
      <StateMessage
        tone="error"
        title={t('error_title')}
        text={t('error_text')}
        action={
          <Button icon="undo" onClick={again}>
            {common('retry')}
          </Button>
        }
      />
    </main>
  );
}
