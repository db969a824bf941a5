/** Something that went wrong in this window and that nobody was shown. */
export interface Problem {
  message: string;
  /** Path of the page, without its query. */
  place: string;
  stack?: string;
}

/** Characters of a message and a stack, as the server takes them. */
const MESSAGE = 500;
const STACK = 2000;
/** What is told of one sitting at most, and at once: a fault that comes again and again is told once. */
const PER_SITTING = 20;
const AT_ONCE = 10;
/** Faults come in flocks: they are told together, this long after the first, ms. */
const GATHERED_MS = 2000;

/** What is no fault of ours: the network, a call that was given up, and answers of the server, which knows of them. */
const ORDINARY = new Set(['AbortError', 'TimeoutError', 'CombinedGraphQLErrors', 'ServerError', 'CancelledError']);
const NETWORK = /failed to fetch|networkerror|load failed|importing a module script failed/i;

const causeOf = ({ cause }: Error) => (cause instanceof Error ? `: ${cause.message}` : '');

/** What there is to tell of something thrown; undefined where it is no fault. */
export function problemOf(thrown: unknown, place: string): Problem | undefined {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (ORDINARY.has(error.name) || NETWORK.test(error.message)) return undefined;
  const message = `${error.name === 'Error' ? '' : `${error.name}: `}${error.message}${causeOf(error)}`;
  return {
    message: message.slice(0, MESSAGE) || 'unknown',
    place: place.slice(0, 200),
    stack: error.stack?.slice(0, STACK),
  };
}

/** Hands over what goes wrong in this window, gathered. Answers how to stop that. */
export function watchProblems(tell: (problems: Problem[]) => void): () => void {
  const told = new Set<string>();
  let waiting: Problem[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const hand = () => {
    timer = undefined;
    tell(waiting.splice(0, AT_ONCE));
    if (waiting.length > 0) timer = setTimeout(hand, GATHERED_MS);
  };
  const gather = (thrown: unknown) => {
    const problem = problemOf(thrown, location.pathname);
    if (!problem || told.has(problem.message) || told.size >= PER_SITTING) return;
    told.add(problem.message);
    waiting.push(problem);
    timer ??= setTimeout(hand, GATHERED_MS);
  };
  const onError = ({ error, message }: ErrorEvent) => gather(error ?? message);
  const onRejection = ({ reason }: PromiseRejectionEvent) => gather(reason);
  addEventListener('error', onError);
  addEventListener('unhandledrejection', onRejection);
  return () => {
    removeEventListener('error', onError);
    removeEventListener('unhandledrejection', onRejection);
    clearTimeout(timer);
    waiting = [];
  };
}
