import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CardRow } from '#client/features/workshop/cards/CardRow/CardRow.tsx';
import { nothing, type Selection } from '#client/features/workshop/cards/selection.ts';
import { WorkshopDnd, type WorkshopDndProps } from '#client/features/workshop/moving/WorkshopDnd/WorkshopDnd.tsx';
import { ChapterOutline } from '#client/features/workshop/outline/ChapterOutline/ChapterOutline.tsx';
import { contents, rows } from '../bench.tsx';
import { finger, middle, pointer } from './pointer.ts';

const contentOf = (key: number) => contents[key - 1] ?? '';
const useRow = (key: number) => ({
  key,
  id: key,
  content: contentOf(key),
  createdType: 'NORMAL' as const,
  status: undefined,
});
const order = [1, 2, 3, 4];

function Room(props: Omit<WorkshopDndProps, 'children'>) {
  return (
    <WorkshopDnd {...props}>
      <div style={{ display: 'grid', gridTemplateColumns: '220px 264px', gap: 16, height: 560 }}>
        <ChapterOutline
          rows={rows}
          current={4}
          collapsed={props.collapsed}
          onCollapse={fn()}
          onSelect={fn()}
          onCreate={fn()}
          onRename={fn()}
          onMove={fn()}
          onRemove={fn()}
          onShowRemoved={fn()}
        />
        <div role="grid" aria-label="光合作用" aria-multiselectable="true">
          {order.map((key, at) => (
            <CardRow
              key={key}
              rowKey={key}
              useRow={useRow}
              number={at + 1}
              current={false}
              chosen={props.selection.keys.has(key)}
              ticking={false}
              tabbable
              statsOf={() => undefined}
              onPress={fn()}
              onKeyDown={fn()}
              actsOf={() => []}
            />
          ))}
        </div>
      </div>
    </WorkshopDnd>
  );
}

const meta = {
  component: WorkshopDnd,
  render: ({ children: _, ...args }) => <Room {...args} />,
  args: {
    rows,
    allRows: rows,
    openChapterId: 4,
    order,
    selection: nothing,
    collapsed: new Set(),
    onUnfold: fn(),
    nameOfCard: (key) => `第 ${key} 张`,
    onMoveChapter: fn(),
    onMoveCards: fn(),
    children: null,
  },
  parameters: { shots: [] },
} satisfies Meta<typeof WorkshopDnd>;
export default meta;

type Story = StoryObj<typeof meta>;
const option = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });
const item = (name: RegExp) => screen.findByRole('treeitem', { name });
const region = () => screen.findAllByRole('status');
const says = (text: string) =>
  waitFor(async () => expect((await region()).map((one) => one.textContent).join(' ')).toContain(text));

/** Space picks a card up, arrows carry it, Space puts it down; each step is said. */
export const CardByKeyboard: Story = {
  play: async ({ args }) => {
    (await option(1)).focus();
    await userEvent.keyboard(' ');
    await says('拿起了第 1 张');
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.keyboard('{ArrowDown}');
    await says('放到第 3 位');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMoveCards).toHaveBeenCalledWith([1], { chapterId: 4, before: 4 }));
  },
};

/** What is said is where it will stand; an arrow is a place, and on its own place nothing is moved. */
export const OnePlaceDown: Story = {
  parameters: { picture: false },
  play: async ({ args, step }) => {
    await step('one down', async () => {
      (await option(1)).focus();
      await userEvent.keyboard(' ');
      await says('拿起了第 1 张');
      await userEvent.keyboard('{ArrowDown}');
      await says('放到第 2 位');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(args.onMoveCards).toHaveBeenLastCalledWith([1], { chapterId: 4, before: 3 }));
    });
    await step('behind the last', async () => {
      (await option(3)).focus();
      await userEvent.keyboard(' ');
      await says('拿起了第 3 张');
      await userEvent.keyboard('{ArrowDown}');
      await says('放到最后');
      await userEvent.keyboard(' ');
      await waitFor(() => expect(args.onMoveCards).toHaveBeenLastCalledWith([3], { chapterId: 4, before: null }));
    });
    await step('down and up again', async () => {
      (args.onMoveCards as ReturnType<typeof fn>).mockClear();
      (await option(2)).focus();
      await userEvent.keyboard(' ');
      await says('拿起了第 2 张');
      await userEvent.keyboard('{ArrowDown}');
      await says('放到第 3 位');
      await userEvent.keyboard('{ArrowUp}');
      await says('放到第 2 位');
      await userEvent.keyboard(' ');
      await says('第 2 张放回去了');
      await expect(args.onMoveCards).not.toHaveBeenCalled();
    });
  },
};

/** Escape puts it back. */
export const PutBack: Story = {
  play: async ({ args }) => {
    (await option(2)).focus();
    await userEvent.keyboard(' ');
    await says('拿起了第 2 张');
    await userEvent.keyboard('{ArrowDown}{Escape}');
    await says('第 2 张放回去了');
    await expect(args.onMoveCards).not.toHaveBeenCalled();
  },
};

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function drag(from: Element, to: Element) {
  const start = middle(from);
  const end = middle(to);
  from.dispatchEvent(pointer('mousedown', start));
  for (let step = 1; step <= 8; step++) {
    document.dispatchEvent(
      pointer('mousemove', {
        x: start.x + ((end.x - start.x) * step) / 8,
        y: start.y + ((end.y - start.y) * step) / 8,
      }),
    );
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await new Promise((resolve) => setTimeout(resolve, 150));
  document.dispatchEvent(pointer('mouseup', end));
}

const several: Selection = { keys: new Set([1, 3]), anchor: 1 };

/** Several chosen cards go together into a chapter they are held over. */
export const SeveralIntoAChapter: Story = {
  args: { selection: several },
  play: async ({ args }) => {
    await drag(await option(1), await item(/细胞呼吸/));
    await waitFor(() => expect(args.onMoveCards).toHaveBeenCalledWith([1, 3], { chapterId: 5, before: null }));
  },
};

/** Several go down together: the place that is said is that of the first of them. */
export const SeveralDown: Story = {
  parameters: { picture: false },
  args: { selection: several },
  play: async ({ args }) => {
    (await option(1)).focus();
    await userEvent.keyboard(' ');
    await says('拿起了2 张');
    await userEvent.keyboard('{ArrowDown}');
    await says('放到第 2 位');
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMoveCards).toHaveBeenCalledWith([1, 3], { chapterId: 4, before: 3 }));
  },
};

export const ChapterByPointer: Story = {
  play: async ({ args }) => {
    await drag(await item(/易错点/), await item(/一 细胞的分子组成/));
    await waitFor(() => expect(args.onMoveChapter).toHaveBeenCalled());
    const [id, place] = (args.onMoveChapter as ReturnType<typeof fn>).mock.lastCall as [number, object];
    await expect(id).toBe(7);
    await expect(place).toMatchObject({ parent: null, index: 0 });
  },
};

/** A finger that rests picks a card up and carries it. */
export const CardByTouch: Story = {
  play: async ({ args }) => {
    const carried = await option(1);
    const start = middle(carried);
    const end = middle(await option(3));
    carried.dispatchEvent(finger('touchstart', carried, start));
    await pause(320);
    await says('拿起了第 1 张');
    for (let step = 1; step <= 6; step++) {
      const at = { x: start.x, y: start.y + ((end.y - start.y) * step) / 6 };
      carried.dispatchEvent(finger('touchmove', carried, at));
      await pause(30);
    }
    await says('放到第 3 位');
    carried.dispatchEvent(finger('touchend', carried, end));
    await waitFor(() => expect(args.onMoveCards).toHaveBeenCalledWith([1], { chapterId: 4, before: 4 }));
  },
};

/** A finger that moves at once scrolls, and carries nothing. */
export const ScrolledByTouch: Story = {
  play: async ({ args }) => {
    const row = await option(1);
    const { x, y } = middle(row);
    row.dispatchEvent(finger('touchstart', row, { x, y }));
    for (const way of [20, 60, 120]) {
      row.dispatchEvent(finger('touchmove', row, { x, y: y + way }));
      await pause(20);
    }
    await pause(320);
    await expect(document.querySelector('[data-carried]')).toBeNull();
    row.dispatchEvent(finger('touchend', row, { x, y: y + 120 }));
    await expect(args.onMoveCards).not.toHaveBeenCalled();
  },
};

/** Held over a folded chapter for a moment, that shows what is below it. */
export const UnfoldsUnderTheHand: Story = {
  args: { collapsed: new Set([2]) },
  play: async ({ args }) => {
    const from = await option(1);
    const start = middle(from);
    const end = middle(await item(/二 细胞的代谢/));
    from.dispatchEvent(pointer('mousedown', start));
    for (const share of [0.2, 0.6, 1]) {
      document.dispatchEvent(
        pointer('mousemove', { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }),
      );
      await pause(40);
    }
    await expect(args.onUnfold).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onUnfold).toHaveBeenCalledWith(2), { timeout: 2000 });
    await userEvent.keyboard('{Escape}');
    document.dispatchEvent(pointer('mouseup', end));
    await expect(args.onMoveCards).not.toHaveBeenCalled();
  },
};

/** Whether what is carried lies over an element. */
function isCovered(element: Element): boolean {
  const one = screen.getByTestId('carried').getBoundingClientRect();
  const other = element.getBoundingClientRect();
  return one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
}
const titleIn = (row: Element) => row.querySelector('[id^=chapter-]') as Element;

/** What is carried hangs beside the hand: the chapter it is held over can be read. */
export const BesideThePointer: Story = {
  args: { selection: several },
  parameters: { shots: ['dark'] },
  play: async () => {
    const from = await option(1);
    const chapter = await item(/易错点/);
    const start = middle(from);
    const end = middle(titleIn(chapter));
    from.dispatchEvent(pointer('mousedown', start));
    for (const share of [0.2, 0.6, 1]) {
      document.dispatchEvent(
        pointer('mousemove', { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share }),
      );
      await pause(40);
    }
    await waitFor(() => expect(chapter).toHaveAttribute('data-over'));
    await expect(isCovered(titleIn(chapter))).toBe(false);
    await expect(screen.getByTestId('carried')).toBeVisible();
  },
};

/** So does what a finger carries, */
export const BesideTheFinger: Story = {
  parameters: { picture: false },
  play: async () => {
    const carried = await option(2);
    const chapter = await item(/光合作用/);
    const start = middle(carried);
    const end = middle(titleIn(chapter));
    carried.dispatchEvent(finger('touchstart', carried, start));
    await says('拿起了第 2 张');
    for (const share of [0.5, 1]) {
      const at = { x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share };
      carried.dispatchEvent(finger('touchmove', carried, at));
      await pause(40);
    }
    await waitFor(() => expect(chapter).toHaveAttribute('data-over'));
    await expect(isCovered(titleIn(chapter))).toBe(false);
    carried.dispatchEvent(finger('touchcancel', carried, end));
  },
};

/** and what the keyboard does. */
export const BesideTheRow: Story = {
  parameters: { shots: ['dark'] },
  play: async () => {
    (await option(2)).focus();
    await userEvent.keyboard(' ');
    await says('拿起了第 2 张');
    await userEvent.keyboard('{Tab}');
    const over = await waitFor(() => {
      const row = document.querySelector('[role=treeitem][data-over]');
      expect(row).not.toBeNull();
      return row as Element;
    });
    await waitFor(() => expect(isCovered(titleIn(over))).toBe(false));
  },
};

/** A chapter by keyboard: up, and a level in; each place is said. */
export const ChapterByKeyboard: Story = {
  play: async ({ args }) => {
    (await item(/易错点/)).focus();
    await userEvent.keyboard(' ');
    await says('拿起了易错点');
    await userEvent.keyboard('{ArrowUp}');
    await says('放到最上层的第 3 位');
    await userEvent.keyboard(' ');
    await waitFor(() =>
      expect(args.onMoveChapter).toHaveBeenCalledWith(7, expect.objectContaining({ parent: null, index: 2 })),
    );
  },
};

/** Tab leads from the cards to the chapters: into one of them by the keyboard alone. */
export const IntoAChapterByKeyboard: Story = {
  play: async () => {
    (await option(2)).focus();
    await userEvent.keyboard(' ');
    await says('拿起了第 2 张');
    await userEvent.keyboard('{Tab}');
    await waitFor(() => expect(document.querySelector('[role=treeitem][data-over]')).not.toBeNull());
    const over = document.querySelector('[role=treeitem][data-over]');
    await says(`放进「${over?.querySelector('[id^=chapter-]')?.textContent}」`);
    await userEvent.keyboard('{Escape}');
  },
};

/** The same in English. */
export const InEnglish: Story = {
  args: { nameOfCard: (key) => `Card ${key}` },
  globals: { locale: 'en' },
  play: async ({ args, step }) => {
    await step('carried and put down', async () => {
      (await option(1)).focus();
      await userEvent.keyboard(' ');
      await says('Card 1 picked up');
      await userEvent.keyboard('{ArrowDown}');
      await userEvent.keyboard('{ArrowDown}');
      await says('to place 3');
      await userEvent.keyboard(' ');
      await says('Card 1: to place 3');
      await expect(args.onMoveCards).toHaveBeenCalledWith([1], { chapterId: 4, before: 4 });
    });
    await step('put back', async () => {
      (await option(2)).focus();
      await userEvent.keyboard(' ');
      await says('Card 2 picked up');
      await userEvent.keyboard('{ArrowDown}{Escape}');
      await says('Card 2 put back');
    });
    await step('a chapter', async () => {
      (await item(/易错点/)).focus();
      await userEvent.keyboard(' ');
      await says('易错点 picked up');
      await userEvent.keyboard('{ArrowUp}');
      await says('to place 3 at the top level');
      await userEvent.keyboard('{Escape}');
    });
  },
};
