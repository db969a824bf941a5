import { useRef, useState } from 'react';
import { useT } from '#client/i18n/useT.ts';
import { toast } from './Toast/toasts.ts';

export interface ActionOptions<Args extends readonly unknown[], Data> {
  /** the words that confirm it in a toast */
  done?: (data: Data, ...args: Args) => string;
  /** offered beside those words for five seconds */
  undo?: (...args: Args) => unknown;
  /** what follows a success, such as a sound or a move to another page */
  onDone?: (data: Data, ...args: Args) => unknown;
  /** may run several times at once, for different things; otherwise a second call is ignored while one runs */
  parallel?: boolean;
}

/**
 * A call that a person makes, such as a mutation: whether it runs (`busy`) and with what (`args`), why the last one failed
 * (`error`), what is said when it is done and how it is undone. A failure is told by the client's failure link, so `run`
 * never rejects for it; it tells whether the call succeeded.
 */
export function useAction<Args extends readonly unknown[], Data>(
  call: (...args: Args) => Promise<{ data?: Data | null }>,
  { done, undo, onDone, parallel = false }: ActionOptions<Args, Data> = {},
) {
  const common = useT('common');
  const running = useRef(0);
  const [state, setState] = useState<{ busy: boolean; args?: Args; error?: unknown }>({ busy: false });

  const run = async (...args: Args): Promise<boolean> => {
    if (running.current > 0 && !parallel) return false;
    running.current += 1;
    setState({ busy: true, args });
    let data: Data | null | undefined;
    let error: unknown;
    try {
      ({ data } = await call(...args));
    } catch (reason) {
      error = reason;
    } finally {
      running.current -= 1;
      setState({ busy: running.current > 0, args, error });
    }
    if (data === undefined || data === null) return false;
    if (done)
      toast({
        kind: undo ? 'info' : 'success',
        text: done(data, ...args),
        action: undo && { label: common('undo'), onAct: () => void undo(...args) },
      });
    await onDone?.(data, ...args);
    return true;
  };

  return { run, ...state };
}
