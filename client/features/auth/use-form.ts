import { type FormEvent, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { failureOfCall } from './account-calls.ts';

/** What is wrong, beside the field it belongs to, or else over the button. */
export interface FormFailure {
  place: 'email' | 'code' | 'form';
  text: string;
}

/** Business codes that speak of one field: e-mail taken, code wrong, too many tries, no such account. */
const placeOf: Record<number, FormFailure['place']> = { 1002: 'email', 1003: 'code', 1004: 'code', 1005: 'email' };

/** Words a failed call for the form that made it. Null where the app itself reacts, such as by logging out. */
export function useFormFailure() {
  const t = useT('api');
  return (error: unknown): FormFailure | null => {
    const failure = failureOfCall(error);
    switch (failure.kind) {
      case 'business':
        return { place: placeOf[failure.code] ?? 'form', text: failure.message };
      case 'transport':
        return { place: 'form', text: t(`${failure.status}`) };
      case 'network':
        return { place: 'form', text: t('network_error') };
      case 'timeout':
        return { place: 'form', text: t('timeout') };
      case 'other':
        return { place: 'form', text: failure.message };
      default:
        return null;
    }
  };
}

/** A form that is sent once at a time and shows in place what the server refused. Calls inside are to be `quiet`. */
export function useForm(send: () => Promise<void>) {
  const describe = useFormFailure();
  const [failure, setFailure] = useState<FormFailure | null>(null);
  const [sending, setSending] = useState(false);

  const submit = async () => {
    setFailure(null);
    setSending(true);
    try {
      await send();
    } catch (error) {
      setFailure(describe(error));
    } finally {
      setSending(false);
    }
  };

  return {
    sending,
    onSubmit: (event: FormEvent) => {
      event.preventDefault();
      if (!sending) void submit();
    },
    /** What is wrong at one place. */
    at: (place: FormFailure['place']) => (failure?.place === place ? failure.text : undefined),
    /** The person is mending it. */
    clearFailure: () => setFailure(null),
  };
}
