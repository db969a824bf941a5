import { Agent, request as httpRequest } from 'node:http';

/** An answer of the REST face; `status` 0: the connection broke or the time was up, and nothing is known. */
export interface HttpReply {
  status: number;
  code: number;
  message: string;
  // biome-ignore lint/suspicious/noExplicitAny: a test reads whatever shape it expects
  data: any;
  headers: Record<string, string | string[] | undefined>;
  /** Milliseconds from having a connection to the end of the answer. */
  tookMs: number;
}

interface HttpOptions {
  token?: string;
  headers?: Record<string, string>;
}

/** Calls one server over connections that are kept open. */
export interface HttpClient {
  url: string;
  /** `route` is a method and a path below /api; a path that begins with // is taken from the root. */
  call(route: string, body?: object, options?: HttpOptions): Promise<HttpReply>;
  close(): void;
}

const PATIENCE_MS = 30_000;

/** A client of one server with at most `sockets` connections. */
export function httpClient(url: string, { sockets = 64, patienceMs = PATIENCE_MS } = {}): HttpClient {
  const { hostname, port } = new URL(url);
  const agent = new Agent({ keepAlive: true, maxSockets: sockets });
  const call = (route: string, body: object | undefined, { token, headers }: HttpOptions) =>
    new Promise<HttpReply>((resolve) => {
      const [method, path] = route.split(' ') as [string, string];
      let began = performance.now();
      const payload = method === 'POST' || body !== undefined ? JSON.stringify(body ?? {}) : undefined;
      const settle = (status: number, text: string, answered: HttpReply['headers']) => {
        const { code = -1, message = text, data = null } = parse(text);
        resolve({ status, code, message, data, headers: answered, tookMs: performance.now() - began });
      };
      const request = httpRequest(
        {
          agent,
          hostname,
          port,
          method,
          path: path.startsWith('//') ? path.slice(1) : `/api${path}`,
          headers: {
            ...(payload === undefined
              ? {}
              : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(payload) }),
            ...(token ? { token } : {}),
            ...headers,
          },
          signal: AbortSignal.timeout(patienceMs),
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8').on('data', (chunk: string) => {
            text += chunk;
          });
          response.on('end', () => settle(response.statusCode ?? 0, text, response.headers));
          response.on('error', (error) => settle(0, error.message, {}));
        },
      );
      // Until then it waits here for a connection, which says nothing about the server.
      request.on('socket', () => {
        began = performance.now();
      });
      request.on('error', (error) => settle(0, error.message, {}));
      request.end(payload);
    });
  return { url, call: (route, body, options = {}) => call(route, body, options), close: () => agent.destroy() };
}

function parse(text: string): { code?: number; message?: string; data?: unknown } {
  try {
    return JSON.parse(text) as { code?: number; message?: string; data?: unknown };
  } catch {
    return {};
  }
}

/** Runs `work` for each item, at most `width` at a time. */
export async function pooled<T>(
  items: readonly T[],
  width: number,
  work: (item: T, index: number) => Promise<unknown>,
) {
  let next = 0;
  const lane = async () => {
    while (next < items.length) {
      const index = next++;
      await work(items[index] as T, index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(width, items.length) }, lane));
}
