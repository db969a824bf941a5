import { completeReport } from '#tests/factories/units.ts';

interface Package {
  id: number;
  title: string;
}

/** Someone in the middle of learning, as the device keeps it. */
export interface Learner {
  /** Local storage of a device on which somebody is logged in. */
  loggedIn: Record<string, string>;
  /** The same with a unit that was just started. */
  learning: Record<string, string>;
}

const stored = (state: object) => JSON.stringify({ state, version: 0 });

/** A guest with a package on the shelf, the English words unless told, and the way to call as that guest. */
export async function makeReader(url: string, debug?: object, title = '英语') {
  let token = '';
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'time-zone': 'Asia/Shanghai',
        ...(token ? { token } : {}),
        ...(debug ? { debug: JSON.stringify(debug) } : {}),
      },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    });
    const answer = (await response.json()) as { code: number; message: string; data: T };
    if (answer.code !== 0) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  };
  ({ token } = await call<{ token: string }>('POST', '/v1/auth/guest/login'));
  const { packages } = await call<{ packages: Package[] }>('GET', '/v1/package_source/packages/recommend');
  const words = packages.find((found) => found.title.includes(title));
  if (!words) throw new Error(`No starter package is called ${title}`);
  await call('POST', '/v1/users/bookshelf', { packageId: words.id });
  // Nobody is asked about reminders who is here to be looked at.
  for (const guide of ['FIRST', 'THIRD', 'TENTH']) await call('POST', '/v1/users/reminders/guides', { guide });
  const begin = () => call<Parameters<typeof completeReport>[0]>('POST', '/v1/atlas/stages', { packageId: words.id });
  return { call, begin, loggedIn: { 'bread.session': stored({ token }) } };
}

/**
 * Makes a guest who has put the English words on the shelf and started their first unit. `debug` goes along as the header of
 * that name.
 */
export async function makeLearner(url: string, debug?: object): Promise<Learner> {
  const { begin, loggedIn } = await makeReader(url, debug);
  return { loggedIn, learning: { ...loggedIn, 'bread.unit': stored({ unit: await begin() }) } };
}

/** Makes a guest who has completed so many levels with the English words, and answers the device on which that guest is logged in. */
export async function makeReaderOf(levels: number, url: string): Promise<Learner['loggedIn']> {
  const { call, begin, loggedIn } = await makeReader(url);
  for (let level = 0; level < levels; level++)
    await call('POST', '/v1/learn/units/report-complete', completeReport(await begin()));
  return loggedIn;
}
