/** Cards that one call makes. */
const BATCH = 100;

interface MadePackage {
  id: number;
  chapterId: number;
}

/** An author with something to write in. */
export interface Author {
  /** Local storage of a device on which the author is logged in. */
  loggedIn: Record<string, string>;
  /** A package with so many small cards in one chapter. */
  large: MadePackage;
  /** A package with one cloze card that is full: as many letters as it may hold, and a blank of each of nine groups. */
  full: MadePackage & { cardId: number };
}

const cloze = (line: object[]) =>
  JSON.stringify({ type: 'cloze.card', content: [line], altContents: [], analysis: '', illustration: null });
const blank = (group: number, text: string) => ({
  cloze: { group: `c${group}`, text, distrators: [`不是${text}`], giveAwayDistrators: [] },
});

/** `letters` characters with nine blanks among them. */
function fullCard(letters: number): string {
  const words = '光合作用把光能变成化学能储存在有机物里';
  const between = Math.floor((letters - 9 * 3) / 9);
  const filler = (count: number) => words.repeat(Math.ceil(count / words.length)).slice(0, count);
  const line = Array.from({ length: 9 }, (_, at) => [
    { text: filler(at === 8 ? letters - 9 * 3 - 8 * between : between) },
    blank(at + 1, `第${at + 1}空`),
  ]).flat();
  return cloze(line);
}

/** Makes a guest who wrote a package of `count` cards, and one with a card of `letters` characters. */
export async function makeAuthor(url: string, count: number, letters: number): Promise<Author> {
  let token = '';
  const call = async <T>(method: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}/api${path}`, {
      method,
      headers: { 'content-type': 'application/json', 'time-zone': 'Asia/Shanghai', ...(token ? { token } : {}) },
      body: method === 'GET' ? undefined : JSON.stringify(body ?? {}),
    });
    const answer = (await response.json()) as { code: number; message: string; data: T };
    if (answer.code !== 0) throw new Error(`${method} ${path}: ${answer.code} ${answer.message}`);
    return answer.data;
  };
  ({ token } = await call<{ token: string }>('POST', '/v1/auth/guest/login'));
  const makePackage = async (name: string): Promise<MadePackage> => {
    const { id } = await call<{ id: number }>('POST', '/v1/package_source/packages', { name, cardType: 'CLOZE' });
    const { chapters } = await call<{ chapters: Record<string, { id: number }> }>(
      'GET',
      `/v1/package_source/packages/${id}`,
    );
    const [chapter] = Object.values(chapters);
    if (!chapter) throw new Error('a new package has no chapter');
    return { id, chapterId: chapter.id };
  };
  const large = await makePackage('一万张卡');
  for (let made = 0; made < count; made += BATCH) {
    const cards = Array.from({ length: BATCH }, (_, at) => ({
      content: cloze([
        { text: `第 ${made + at + 1} 张：${'长'.repeat((made + at) % 40)}在` },
        blank(1, '类囊体薄膜'),
        { text: '上进行' },
      ]),
    }));
    await call('POST', '/v1/package_source/cards/batch', { packageId: large.id, chapterId: large.chapterId, cards });
  }
  const full = await makePackage('一张满的卡');
  const { id: cardId } = await call<{ id: number }>('POST', '/v1/package_source/cards', {
    packageId: full.id,
    chapterId: full.chapterId,
    content: fullCard(letters),
  });
  return {
    loggedIn: { 'bread.session': JSON.stringify({ state: { token }, version: 0 }) },
    large,
    full: { ...full, cardId },
  };
}
