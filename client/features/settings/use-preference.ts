import { useApolloClient } from '@apollo/client/react';
import { useSyncPreferencesMutation } from '#client/graphql/generated/shared.ts';
import { toStored } from '#client/graphql/preferences.ts';
import { type Preferences, setPreferences, usePreferences } from '#client/platform/preferences.ts';
import { standInLine } from '#client/platform/stand-in-line.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { useT } from './wording.ts';

/** A call carries all of them as they are when it is made: the last one says what was chosen last. */
const inTurn = standInLine();

/** Preferences of this device, and a way to change them here at once and on the account behind. */
export function usePreference() {
  const t = useT('settings');
  const client = useApolloClient();
  const preferences = usePreferences();
  const [sync] = useSyncPreferencesMutation({ context: { quiet: true } });
  const change = async (some: Partial<Preferences>) => {
    setPreferences(some);
    const send = () => sync({ variables: { input: toStored(usePreferences.getState()) } });
    const kept = await inTurn(send).catch(() => undefined);
    // The device keeps them, and the next change carries all of them.
    if (!kept?.data) toast({ kind: 'info', text: t('only_here') });
    // Names and titles come from the server in the language of the caller.
    if (some.locale) await client.refetchQueries({ include: 'active' }).catch(() => undefined);
  };
  return { preferences, change };
}
