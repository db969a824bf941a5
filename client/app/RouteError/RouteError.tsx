import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { useT } from '#client/i18n/useT.ts';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';

/** A page that threw: says so and tries again. */
export function RouteError({ reset }: ErrorComponentProps) {
  const t = useT('app');
  const router = useRouter();
  const again = () => {
    reset();
    void router.invalidate();
  };
  return (
    <main>
      <LoadFailed title={t('error_title')} text={t('error_text')} onRetry={again} />
    </main>
  );
}
