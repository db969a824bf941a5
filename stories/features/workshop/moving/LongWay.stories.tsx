import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { CardPane } from '#client/features/workshop/cards/CardPane/CardPane.tsx';
import { nothing } from '#client/features/workshop/cards/selection.ts';
import { WorkshopDnd, type WorkshopDndProps } from '#client/features/workshop/moving/WorkshopDnd/WorkshopDnd.tsx';
import { contents, rows } from '../bench.tsx';
import { middle, pointer } from './pointer.ts';

const contentOf = (key: number) => contents[key % contents.length] ?? '';
const useRow = (key: number) => ({
  key,
  id: key,
  content: contentOf(key),
  createdType: 'NORMAL' as const,
  status: undefined,
});
const order = Array.from({ length: 1000 }, (_, at) => at + 1);

function Room(props: Omit<WorkshopDndProps, 'children'>) {
  return (
    <WorkshopDnd {...props}>
      <div style={{ width: 264, height: 560 }}>
        <CardPane
          title="光合作用"
          order={order}
          contentOf={contentOf}
          useRow={useRow}
          count={order.length}
          loading={false}
          failed={false}
          onRetry={fn()}
          current={undefined}
          selection={props.selection}
          onSelect={fn()}
          onOpen={fn()}
          onCreate={fn()}
          onCreateAt={fn()}
          onAi={fn()}
          onRemove={fn()}
          onDuplicate={fn()}
          onStep={fn()}
          onMoveTo={fn()}
          onCopy={fn()}
          onPaste={() => false}
          statsOf={() => undefined}
          onSeen={fn()}
        />
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
  parameters: { layout: 'fullscreen', picture: false, shots: [] },
} satisfies Meta<typeof WorkshopDnd>;
export default meta;

type Story = StoryObj<typeof meta>;
const row = (number: number) => screen.findByRole('row', { name: new RegExp(`^${number} `) });
const moved = ({ onMoveCards }: Pick<WorkshopDndProps, 'onMoveCards'>) =>
  (onMoveCards as ReturnType<typeof fn>).mock.lastCall;
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const list = () => document.querySelector<HTMLElement>('[role=grid] > *') as HTMLElement;
/** The key of the row at the upper edge of the list. */
const firstSeen = () => {
  const { top } = list().getBoundingClientRect();
  const seen = [...document.querySelectorAll('[data-card]')].find(
    (one) => one.getBoundingClientRect().bottom > top + 1,
  );
  return Number(seen?.getAttribute('data-card'));
};

/** Picks up a row and holds it over the lower edge of the list, which scrolls on under it. */
async function holdAtTheEdge(from: Element) {
  const start = middle(from);
  const { bottom } = list().getBoundingClientRect();
  from.dispatchEvent(pointer('mousedown', start));
  for (const y of [start.y + 8, start.y + 60, bottom - 30, bottom - 8]) {
    document.dispatchEvent(pointer('mousemove', { x: start.x, y }));
    await pause(40);
  }
  return { x: start.x, y: bottom - 8 };
}

/** By pointer over more rows than were ever drawn together. */
export const ByPointer: Story = {
  play: async ({ args }) => {
    const at = await holdAtTheEdge(await row(2));
    await waitFor(() => expect(firstSeen()).toBeGreaterThan(210), { timeout: 30_000 });
    document.dispatchEvent(pointer('mousemove', { x: at.x, y: list().getBoundingClientRect().top + 240 }));
    await pause(200);
    document.dispatchEvent(pointer('mouseup', at));
    await waitFor(() => expect(args.onMoveCards).toHaveBeenCalled());
    const [keys, to] = moved(args) as [number[], { chapterId: number; before: number }];
    await expect(keys).toEqual([2]);
    await expect(to.chapterId).toBe(4);
    await expect(to.before).toBeGreaterThan(210);
  },
};

/** Escape in the middle of the way: nothing moved, nothing is marked, and the next drag begins as if there had been none. */
export const BrokenOff: Story = {
  play: async ({ args, step }) => {
    const carried = await row(2);
    const at = await holdAtTheEdge(carried);
    await waitFor(() => expect(firstSeen()).toBeGreaterThan(30), { timeout: 30_000 });
    await userEvent.keyboard('{Escape}');
    document.dispatchEvent(pointer('mouseup', at));
    await waitFor(() => expect(document.querySelector('[data-carried], [data-line]')).toBeNull());
    await expect(args.onMoveCards).not.toHaveBeenCalled();
    const stood = list().scrollTop;
    await pause(300);
    await expect(list().scrollTop).toBe(stood);
    await step('and by keyboard', async () => {
      await userEvent.keyboard('{Tab}');
      list().scrollTop = 0;
      (await row(3)).focus();
      await userEvent.keyboard(' ');
      await pause(100);
      await userEvent.keyboard('{ArrowDown}');
      await pause(100);
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(document.querySelector('[data-carried], [data-line]')).toBeNull());
      await expect(await row(3)).toHaveFocus();
      await expect(args.onMoveCards).not.toHaveBeenCalled();
    });
  },
};

/** By keyboard: a row with each arrow, the list following. */
export const ByKeyboard: Story = {
  play: async ({ args }) => {
    (await row(1)).focus();
    await userEvent.keyboard(' ');
    await pause(100);
    for (let at = 0; at < 205; at++) {
      await userEvent.keyboard('{ArrowDown}');
      await pause(20);
    }
    await userEvent.keyboard(' ');
    await waitFor(() => expect(args.onMoveCards).toHaveBeenCalled());
    const [keys, to] = moved(args) as [number[], { before: number }];
    await expect(keys).toEqual([1]);
    await expect(to.before).toBeGreaterThan(200);
  },
};
