import { OfflineBanner } from '#client/ui/OfflineBanner/OfflineBanner.tsx';
import type { DraftSummary } from '../card-view.ts';
import { useDraftSummary } from '../use-drafts.ts';
import { useT } from '../wording.ts';

/** Without a network: that what is written is kept, and how much of it waits. */
export function WaitingBanner({ summary: { online, waiting } }: { summary: Pick<DraftSummary, 'online' | 'waiting'> }) {
  const t = useT('drafts');
  return online ? null : <OfflineBanner text={t('offline')} line={t('offline_line', { count: waiting })} />;
}

/** The same of the drafts that are open here; only it renders when their number changes. */
export function WaitingDrafts() {
  return <WaitingBanner summary={useDraftSummary()} />;
}
