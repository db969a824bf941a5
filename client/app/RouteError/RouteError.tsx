import { type ErrorComponentProps, useRouter } from '@tanstack/react-router';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { useT } from '../wording.ts';

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
