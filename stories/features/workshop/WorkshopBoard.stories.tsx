import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { writeCards } from '#client/features/workshop/cards/card-clipboard.ts';
import type { CardsPort } from '#client/features/workshop/drafts/cards-port.ts';
import { WorkshopBoard, type WorkshopBoardProps } from '#client/features/workshop/WorkshopBoard/WorkshopBoard.tsx';
import type { UploadOptions } from '#client/parts/cards/editor/authoring-services.ts';
import { UploadError } from '#client/platform/upload/upload-error.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { select } from '#stories/parts/cards/cloze/editor/writing.ts';
import { Bench, clozeJson, listed, mcqListed, pkg, storyDrafts, takingPort } from './bench.tsx';
import { countingDrafts, countingTitles, type Reads } from './redraws.ts';

const meta = {
  component: WorkshopBoard,
  args: { pkg, place: { chapterId: 4 }, onGo: fn(), production: false, onAi: fn(), onEditPackage: fn() },
  decorators: [
    (Story, { parameters }) => (
      <Bench drafts={parameters.drafts} services={parameters.services}>
        {Story()}
      </Bench>
    ),
  ],
  parameters: {
    layout: 'fullscreen',
    shots: ['pc'],
    apollo: {
      resolvers: {
        Query: {
          cards: () => ({ cards: listed, hasMore: false }),
          cardStats: () => ({ cardStats: [] }),
        },
      },
    },
  },
} satisfies Meta<typeof WorkshopBoard>;
export default meta;

type Story = StoryObj<typeof meta>;
const option = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) }, { timeout: 10_000 });

export const NothingOpen: Story = {};

/** Ctrl K is kept for the helper, which says so. */
export const Keys: Story = {
  parameters: { shots: [] },
  play: async ({ args, step }) => {
    await option(1);
    await step('Ctrl K', async () => {
      await userEvent.keyboard('{Control>}k{/Control}');
      await expect(args.onAi).toHaveBeenCalled();
    });
    await step('Ctrl Enter', async () => {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(() => expect(args.onGo).toHaveBeenCalled());
      const [place] = (args.onGo as ReturnType<typeof fn>).mock.lastCall as [{ cardId: number }];
      await expect(place.cardId).toBeLessThan(0);
    });
  },
};

/** A chapter whose fourth card, 411, is a multiple choice. */
const endsWithMcq = {
  Query: {
    cards: () => ({ cards: [...listed.slice(0, 3), { ...mcqListed, id: 411 }], hasMore: false }),
    cardStats: () => ({ cardStats: [] }),
  },
};

/** Beside a multiple choice stands why its answer is right. */
export const AnalysisBeside: Story = {
  args: { place: { chapterId: 4, cardId: 411 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    shots: ['pc', 'dark pc'],
    apollo: { resolvers: endsWithMcq },
  },
  play: async () => {
    const beside = await screen.findByRole('region', { name: '解析' }, { timeout: 20_000 });
    const analysis = await within(beside).findByRole('textbox', { name: '解析' });
    await userEvent.type(analysis, '热胀冷缩。');
    await expect(analysis).toHaveValue('热胀冷缩。');
    await expect(
      within(screen.getByRole('region', { name: '写卡片' })).queryByRole('textbox', { name: '解析' }),
    ).toBeNull();
    await expect(await screen.findByText('已保存', {}, { timeout: 10_000 })).toBeVisible();
  },
};

const reads: Reads = { cards: new Map<number, number>(), titles: 0 };
const counted = countingDrafts(storyDrafts(), reads);

const cutElsewhere = {
  ...listed[0],
  id: 909,
  content: clozeJson('从别的卡包剪来的', [1, '一张']),
} as (typeof listed)[number];
const shelves = { here: listed, moves: fn() };

/** Cards that were cut in another package move here, and go back to where they stood there on request. */
export const CutInAnotherPackage: Story = {
  render: (args) => (
    <>
      <WorkshopBoard {...args} />
      <ToastRegion />
    </>
  ),
  globals: { viewport: { value: 'pc' } },
  beforeEach: () => {
    shelves.here = listed;
    shelves.moves.mockClear();
  },
  parameters: {
    picture: false,
    shots: [],
    apollo: {
      resolvers: {
        Query: { cards: () => ({ cards: shelves.here, hasMore: false }), cardStats: () => ({ cardStats: [] }) },
        Mutation: {
          moveCards: (_: unknown, { input }: { input: { targetChapterId: number } }) => {
            shelves.moves(input);
            shelves.here = input.targetChapterId === 4 ? [...listed, cutElsewhere] : listed;
            return { cards: [{ id: 909 }] };
          },
        },
      },
    },
  },
  play: async () => {
    await option(7);
    const clipboardData = new DataTransfer();
    const { id, content } = cutElsewhere;
    writeCards(clipboardData, { packageId: 9, chapterId: 90, cut: true, cards: [{ id, content, before: 910 }] });
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
    await expect(await screen.findByRole('row', { name: /剪来的/ })).toBeVisible();
    await expect(shelves.moves).toHaveBeenLastCalledWith(
      expect.objectContaining({ cardIds: [909], targetChapterId: 4 }),
    );
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await waitFor(() => expect(screen.queryByRole('row', { name: /剪来的/ })).toBeNull());
    await waitFor(() =>
      expect(shelves.moves).toHaveBeenLastCalledWith({ cardIds: [909], targetChapterId: 90, beforeCardId: 910 }),
    );
  },
};

/** A letter draws what it changes: neither the chapters nor a card of the list other than the one that is written. */
export const TypingDrawsLittle: Story = {
  args: { pkg: countingTitles(pkg, reads), place: { chapterId: 4, cardId: 402 } },
  globals: { viewport: { value: 'pc' } },
  parameters: { shots: [], drafts: counted },
  play: async ({ step }) => {
    const text = await screen.findByRole('textbox', { name: '正文' }, { timeout: 20_000 });
    await option(3);
    await step('what was drawn so far is counted', async () => {
      await waitFor(() => expect(reads.titles).toBeGreaterThan(0));
      await expect(reads.cards.get(403)).toBeGreaterThan(0);
    });
    await userEvent.click(text);
    await new Promise((resolve) => setTimeout(resolve, 300));
    reads.titles = 0;
    reads.cards.clear();
    await userEvent.keyboard('twenty letters and on');
    await waitFor(() => expect(screen.getByRole('row', { name: /^2 .*letters/ })).toBeVisible());
    await expect(await screen.findByText('已保存')).toBeVisible();
    await expect(reads.cards.get(402)).toBeGreaterThan(19);
    await expect([...reads.cards.keys()].filter((id) => id !== 402)).toEqual([]);
    await expect(reads.titles).toBe(0);
  },
};

/** A server that takes its time, and tells what it was given last. */
function slowPort() {
  const port = takingPort();
  const taken = { content: '', times: 0 };
  return {
    taken,
    port: {
      ...port,
      async change(request) {
        await new Promise((resolve) => setTimeout(resolve, 120));
        taken.content = request.content;
        taken.times++;
        return port.change(request);
      },
    } satisfies CardsPort,
  };
}
const slow = slowPort();
const short = { ...listed[0], id: 421, content: clozeJson('始', [1, '中'], '终') } as (typeof listed)[number];
const HALF = 500;
/** 996 letters of which no two neighbours can be mistaken for others. */
const letters = Array.from({ length: 249 }, (_, at) => `${String(at).padStart(3, '0')} `).join('');

/** A thousand letters in the middle of a text, with preview and saving on: each arrives, in its place. */
export const AThousandLetters: Story = {
  args: { place: { chapterId: 4, cardId: short.id } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    shots: [],
    drafts: storyDrafts(slow.port),
    apollo: {
      resolvers: {
        Query: { cards: () => ({ cards: [short], hasMore: false }), cardStats: () => ({ cardStats: [] }) },
      },
    },
  },
  play: async () => {
    const text = await screen.findByRole('textbox', { name: '正文' }, { timeout: 20_000 });
    await waitFor(() => expect(text).toHaveTextContent('始中终'));
    await select(1, 1, text);
    await userEvent.keyboard(letters.slice(0, HALF));
    // the second half is written while the first is on its way
    await screen.findByText('保存中', {}, { timeout: 5000 });
    await userEvent.keyboard(letters.slice(HALF));
    await expect(text.textContent).toBe(`始${letters}中终`);
    const caret = getSelection();
    const before = document.createRange();
    before.setStart(text, 0);
    before.setEnd(caret?.focusNode as Node, caret?.focusOffset ?? 0);
    await expect(before.toString()).toBe(`始${letters}`);
    await expect(text).toHaveFocus();
    const line = [
      { text: `始${letters}` },
      { cloze: { group: 'c1', text: '中', distrators: [], giveAwayDistrators: [] } },
      { text: '终' },
    ];
    await waitFor(() => expect(JSON.parse(slow.taken.content).content).toEqual([line]), { timeout: 10_000 });
    await expect(await screen.findByText('已保存')).toBeVisible();
  },
};

/** The address, which follows what is open. */
function Following({ place: start, ...props }: WorkshopBoardProps) {
  const [place, setPlace] = useState(start);
  return <WorkshopBoard {...props} place={place} onGo={setPlace} />;
}
const two = listed.slice(0, 2);

/** A server that takes its time for new cards, and remembers between which it put them. */
function slowToMake() {
  const port = takingPort();
  const made: string[] = [];
  return {
    made,
    port: {
      ...port,
      async create(request) {
        await new Promise((resolve) => setTimeout(resolve, 1500));
        made.push(JSON.parse(request.content).question);
        return port.create(request);
      },
    } satisfies CardsPort,
  };
}
const making = slowToMake();

/** Cards that are written one behind the other between two keep their places when the server gives them their numbers. */
export const DraftsKeepTheirPlaces: Story = {
  render: (args) => <Following {...args} />,
  args: { pkg: { ...pkg, cardType: 'MCQ' }, place: { chapterId: 4, cardId: 401 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    picture: false,
    shots: [],
    drafts: storyDrafts(making.port),
    apollo: {
      resolvers: { Query: { cards: () => ({ cards: two, hasMore: false }), cardStats: () => ({ cardStats: [] }) } },
    },
  },
  play: async ({ step }) => {
    /** The field of the new card: that of the card before it goes in its time. */
    const empty = () =>
      waitFor(
        () => {
          const field = screen.getByRole('textbox', { name: '题目' });
          expect(field).toHaveValue('');
          return field;
        },
        { timeout: 20_000 },
      );
    const write = async (question: string) => {
      await userEvent.type(await empty(), question);
      await userEvent.type(screen.getByRole('textbox', { name: '选项 A' }), '对');
      await userEvent.type(screen.getByRole('textbox', { name: '选项 B' }), '错');
      await userEvent.click(screen.getByRole('button', { name: /^选项 A\s*设为答案$/ }));
    };
    const order = () => screen.getAllByRole('row').map((row) => row.textContent?.match(/第.题|叶绿素|光反应在/)?.[0]);
    await step('one after the first, and one after that before it has its number', async () => {
      await option(2);
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(async () => expect(await empty()).toHaveFocus());
      await write('第一题');
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await waitFor(async () => expect(await empty()).toHaveFocus());
      await write('第二题');
    });
    await step('one before all, from the menu', async () => {
      await userEvent.click(await screen.findByRole('button', { name: '第 1 张的更多操作' }));
      await userEvent.click(await screen.findByRole('menuitem', { name: '在前面写一张' }));
      await write('第零题');
    });
    await expect(order()).toEqual(['第零题', '叶绿素', '第一题', '第二题', '光反应在']);
    await waitFor(() => expect([...making.made].sort()).toEqual(['第一题', '第二题', '第零题'].sort()), {
      timeout: 10_000,
    });
    await expect(await screen.findByText('已保存', {}, { timeout: 10_000 })).toBeVisible();
    await expect(order()).toEqual(['第零题', '叶绿素', '第一题', '第二题', '光反应在']);
  },
};

const written = slowToMake();

/** A card that gets its number while the author looks at another chapter stands in the one it was written in. */
export const NamedWhileAway: Story = {
  render: (args) => <Following {...args} />,
  args: { pkg: { ...pkg, cardType: 'MCQ' }, place: { chapterId: 4, cardId: 402 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    picture: false,
    shots: [],
    drafts: storyDrafts(written.port),
    apollo: {
      resolvers: {
        Query: {
          cards: (_: unknown, { chapterId }: { chapterId: number }) => ({
            cards: chapterId === 4 ? two : listed.slice(2, 4),
            hasMore: false,
          }),
          cardStats: () => ({ cardStats: [] }),
        },
      },
    },
  },
  play: async ({ step }) => {
    const rows = () => screen.getAllByRole('row').map((row) => row.textContent?.match(/新写的|叶绿素|光反应/)?.[0]);
    const goTo = async (chapter: RegExp) => userEvent.click(await screen.findByRole('treeitem', { name: chapter }));
    await option(2);
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    const question = await screen.findByRole('textbox', { name: '题目' }, { timeout: 20_000 });
    await waitFor(() => expect(question).toHaveValue(''));
    await userEvent.type(question, '新写的');
    await userEvent.type(screen.getByRole('textbox', { name: '选项 A' }), '对');
    await userEvent.type(screen.getByRole('textbox', { name: '选项 B' }), '错');
    await userEvent.click(screen.getByRole('button', { name: /^选项 A\s*设为答案$/ }));
    await step('it is named while another chapter is open, which does not get it', async () => {
      await goTo(/细胞呼吸/);
      await waitFor(() => expect(rows()).toEqual(['光反应', undefined]));
      await expect(written.made).toEqual([]);
      await waitFor(() => expect(written.made).toEqual(['新写的']), { timeout: 10_000 });
      await expect(rows()).toEqual(['光反应', undefined]);
    });
    await step('its own has it where it was written', async () => {
      await goTo(/光合作用/);
      await waitFor(() => expect(rows()).toEqual(['叶绿素', '光反应', '新写的']));
    });
  },
};

/** F6 goes from part to part, and from an open card in two steps to what studies the package; Shift F6 back. */
export const RoundByKey: Story = {
  args: { pkg: { ...pkg, cardType: 'MCQ' }, place: { chapterId: 4, cardId: 411 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    picture: false,
    shots: [],
    apollo: { resolvers: endsWithMcq },
  },
  play: async () => {
    const question = await screen.findByRole('textbox', { name: '题目' }, { timeout: 20_000 });
    await option(4);
    await userEvent.click(question);
    const goes = async (keys: string, to: () => HTMLElement) => {
      await userEvent.keyboard(keys);
      await waitFor(() => expect(to()).toHaveFocus());
    };
    const study = () => screen.getByRole('link', { name: '去学习' });
    const beside = () => screen.getByRole('textbox', { name: '解析' });
    await goes('{F6}', beside);
    await goes('{F6}', study);
    await goes('{F6}', () => screen.getByRole('treeitem', { name: /光合作用/ }));
    await goes('{F6}', () => screen.getByRole('row', { name: /^4 / }));
    await goes('{F6}', () => question);
    await goes('{Shift>}{F6}{/Shift}', () => screen.getByRole('row', { name: /^4 / }));
  },
};

/** While something is carried its keys are not those of the list: what is chosen, open or there stays so. */
export const KeysOfWhatIsCarried: Story = {
  render: (args) => <Following {...args} />,
  globals: { viewport: { value: 'pc' } },
  parameters: { picture: false, shots: [] },
  play: async ({ step }) => {
    const first = await option(1);
    first.focus();
    await step('a card', async () => {
      await userEvent.keyboard(' ');
      await waitFor(() => expect(first).toHaveAttribute('data-carried'));
      await userEvent.keyboard('{ArrowDown}{Delete}m');
      await waitFor(() => expect(document.querySelector('[role=row][data-line]')).not.toBeNull());
      await expect(first).toHaveFocus();
      await expect(await option(7)).toBeInTheDocument();
      await expect(screen.queryByRole('dialog')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(first).not.toHaveAttribute('data-carried'));
      await expect(first).toHaveFocus();
    });
    await step('a chapter', async () => {
      const chapter = await screen.findByRole('treeitem', { name: /易错点/ });
      chapter.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(chapter).toHaveAttribute('data-carried'));
      await userEvent.keyboard('{ArrowUp}{F2}');
      await expect(chapter).toHaveFocus();
      await expect(screen.queryByRole('textbox', { name: '章节名字' })).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(chapter).not.toHaveAttribute('data-carried'));
    });
  },
};

/** Two cards written one behind the other without a pause: each has all of its letters, though none was drawn when they were typed. */
const writtenAtOnce = (cardType: 'CLOZE' | 'WORD' | 'MCQ' | 'KID_HANZI', words: readonly [string, string]): Story => ({
  render: (args) => <Following {...args} />,
  args: { pkg: { ...pkg, cardType }, place: { chapterId: 4, cardId: 402 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    picture: false,
    shots: [],
    apollo: {
      resolvers: { Query: { cards: () => ({ cards: two, hasMore: false }), cardStats: () => ({ cardStats: [] }) } },
    },
  },
  play: async () => {
    const rows = () => screen.getAllByRole('row').map((row) => words.find((word) => row.textContent?.includes(word)));
    await option(2);
    const text = await screen.findByRole('textbox', { name: '正文' }, { timeout: 20_000 });
    await userEvent.click(text);
    for (const word of words) {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      await userEvent.keyboard(word);
    }
    await waitFor(() => expect(rows()).toEqual([undefined, undefined, ...words]), { timeout: 20_000 });
    await waitFor(() =>
      expect(screen.getByRole('region', { name: '写卡片' })).toContainElement(document.activeElement as HTMLElement),
    );
    await expect(text).toHaveTextContent(/^光反应在类囊体薄膜/);
    // what the dictionary offers for the word goes with the focus
    (document.activeElement as HTMLElement).blur();
  },
});

export const ClozesAtOnce = writtenAtOnce('CLOZE', ['rye', 'oat']);
export const WordsAtOnce = writtenAtOnce('WORD', ['flour', 'yeast']);
export const ChoicesAtOnce = writtenAtOnce('MCQ', ['which', 'why']);
export const CharactersAtOnce = writtenAtOnce('KID_HANZI', ['春', '冬']);

/** A network that keeps pictures on their way until the story lets them come or fail. */
const road = { come: () => {}, fail: () => {} };
const kept = storyDrafts();

/** A picture that is still sent when its author opens another card comes to the card it was chosen for; one that fails says which. */
export const PictureGoesOn: Story = {
  render: (args) => (
    <>
      <Following {...args} />
      <ToastRegion />
    </>
  ),
  args: { place: { chapterId: 4, cardId: 401 } },
  globals: { viewport: { value: 'pc' } },
  parameters: {
    picture: false,
    shots: [],
    drafts: kept,
    services: {
      uploadImage: (_: File, { onProgress }: UploadOptions) => {
        onProgress?.(0.4);
        return new Promise((resolve, reject) => {
          road.come = () => resolve({ assetId: 'kit:croissant', url: '' });
          road.fail = () => reject(new UploadError('network'));
        });
      },
    },
  },
  play: async ({ step }) => {
    const picture = new File(['<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'], 'roll.svg', {
      type: 'image/svg+xml',
    });
    const open = async (number: number, text: RegExp) => {
      await userEvent.click(await option(number));
      await waitFor(() => expect(screen.getByRole('textbox', { name: '正文' })).toHaveTextContent(text), {
        timeout: 20_000,
      });
    };
    const choose = async () =>
      userEvent.upload(await screen.findByLabelText('加一张图', { selector: 'input' }), picture);
    const pictureOf = (id: number) => JSON.parse(kept.card(id)?.content ?? '{}').illustration;
    await open(1, /^叶绿素/);
    await step('it comes while another card is open, and only to its own', async () => {
      await choose();
      await expect(await screen.findByRole('progressbar', { name: '正在上传' })).toBeVisible();
      await open(2, /^光反应在/);
      await expect(screen.queryByRole('progressbar', { name: '正在上传' })).toBeNull();
      road.come();
      await waitFor(() => expect(pictureOf(401)).toEqual({ assetId: 'kit:croissant' }));
      await expect(pictureOf(402)).toBeNull();
    });
    await step('its progress is seen by who comes back', async () => {
      await choose();
      await open(3, /^光反应为/);
      await open(2, /^光反应在/);
      await expect(await screen.findByRole('progressbar', { name: '正在上传' })).toBeVisible();
      road.come();
      await expect(await screen.findByRole('textbox', { name: /看不见图的人会听到/ })).toBeVisible();
      await waitFor(() => expect(pictureOf(402)).toEqual({ assetId: 'kit:croissant' }));
    });
    await step('where it fails meanwhile the card is named, and has it to try again', async () => {
      await open(3, /^光反应为/);
      await choose();
      await open(1, /^叶绿素/);
      road.fail();
      await expect(await screen.findByText(/^「光反应为.*图没有传上去/)).toBeVisible();
      await open(3, /^光反应为/);
      await userEvent.click(await screen.findByRole('button', { name: '再传一次' }));
      road.come();
      await waitFor(() => expect(pictureOf(403)).toEqual({ assetId: 'kit:croissant' }));
    });
  },
};
