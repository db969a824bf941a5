import { useApolloClient } from '@apollo/client/react';
import { useCallback, useEffect, useState } from 'react';
import { clearStoredFiles, storedBytes } from '#client/platform/stored-files.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from './wording.ts';

const MEGABYTE = 1024 * 1024;

/**
 * Forgets what can be fetched again: answers of the server and files kept by the browser. The login, the preferences and
 * results that wait to be sent or were refused stay.
 */
export function useClearCache() {
  const t = useT('settings');
  const client = useApolloClient();
  const [bytes, setBytes] = useState<number>();
  const measure = useCallback(() => storedBytes().then(setBytes), []);
  useEffect(() => void measure(), [measure]);
  const clear = async () => {
    await clearStoredFiles();
    // Queries on the screen ask again; without a network they keep what they show.
    await client.refetchQueries({ include: 'active', updateCache: (cache) => cache.gc() }).catch(() => undefined);
    await measure();
    toast({ kind: 'success', text: t('cache_cleared') });
  };
  return { size: bytes === undefined ? undefined : `${(bytes / MEGABYTE).toFixed(1)} MB`, clear };
}
