import { exportText } from '#client/platform/export-text.ts';
import type { RefusedResult } from '#client/platform/refused-results.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { version } from '../../../package.json';
import { useT } from './wording.ts';

/** Below it a code tells of the call, not of the product, and its message is not meant for learners. */
const FIRST_BUSINESS_CODE = 1000;

/** What can be said of a refused result and done with it: why it was refused, and handing it to those who can help. */
export function useRefusedResult(result: RefusedResult) {
  const t = useT('refused');
  const { code, message } = result.refusal;
  const copy = async () => {
    const way = await exportText(JSON.stringify({ version, ...result }, null, 2), `bread-atlas-${result.unitId}.json`);
    toast({ kind: 'success', text: t(way) });
  };
  return { reason: code < FIRST_BUSINESS_CODE ? t('unreadable') : message, copy };
}
