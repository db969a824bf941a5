import type { Failure } from '#client/graphql/failures.ts';
import { openDialog, type PlainDialog } from '#client/platform/dialogs.ts';
import { usePreferences } from '#client/platform/preferences.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { translatorOf } from './wording.ts';

/** The dialog that a failed call with this business code opens. */
export type DialogOfFailure = (code: number) => PlainDialog | undefined;

interface Reactions {
  dialogOfFailure: DialogOfFailure;
  onUnauthenticated: () => void;
  onTerminating: (willTerminateAt: string | undefined) => void;
}

/**
 * What a failed call does to the app: logs out, leaves for the terminating page, opens the dialog that a feature has
 * for it, or says what happened. A quiet caller speaks for itself, but never silences the first two.
 */
export function failureHandler({ onUnauthenticated, onTerminating, dialogOfFailure }: Reactions) {
  return (failure: Failure, { quiet }: { quiet: boolean }) => {
    const t = translatorOf(usePreferences.getState().locale, 'api');
    const say = (text: string, kind: 'info' | 'error' = 'info') => {
      if (!quiet) toast({ kind, text });
    };
    switch (failure.kind) {
      case 'unauthenticated':
        onUnauthenticated();
        toast({ kind: 'info', text: t('401') });
        break;
      case 'terminating':
        onTerminating(failure.willTerminateAt);
        break;
      case 'business': {
        const dialog = dialogOfFailure(failure.code);
        if (dialog) openDialog(dialog);
        say(failure.message);
        break;
      }
      case 'transport':
        say(t(`${failure.status}`), 'error');
        break;
      case 'network':
        say(t('network_error'), 'error');
        break;
      case 'timeout':
        say(t('timeout'), 'error');
        break;
      case 'other':
        say(failure.message, 'error');
        break;
      case 'cancelled':
        break;
    }
  };
}
