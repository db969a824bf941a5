// The load, in a process of its own: plays the requests it is sent over IPC, each once or around for some seconds.
import autocannon, { type Request } from 'autocannon';
import type { Load, LoadResult } from './processes.ts';

process.on('message', async ({ url, requests, connections, seconds, failing }: Load) => {
  let next = 0;
  const take = (): Request => requests[next++ % requests.length] as Request;
  const failed = new RegExp(failing);
  const began = performance.now();
  let ended = began;
  const result = await autocannon({
    url,
    connections,
    ...(seconds ? { duration: seconds } : { amount: requests.length }),
    requests: [{ setupRequest: (request) => ({ ...request, ...take() }) }],
    verifyBody: (body) => !failed.test(String(body).slice(0, 40)),
    // It tells the end of a run by whole seconds.
    setupClient: (client) =>
      client.on('response', () => {
        ended = performance.now();
      }),
  });
  const answered = result['2xx'];
  const sent: LoadResult = {
    answered,
    errors: result.errors + result.non2xx + result.mismatches + result.timeouts,
    rps: answered / ((ended - began) / 1000),
    p50_ms: result.latency.p50,
    p99_ms: result.latency.p99,
  };
  process.send?.(sent);
});
process.on('disconnect', () => process.exit(0));
