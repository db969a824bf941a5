import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { RowBody } from '#client/features/workshop/cards/CardRow/RowBody.tsx';
import { clozeJson, contents } from '../bench.tsx';

const meta = {
  component: RowBody,
  args: {
    rowKey: 402,
    content: contents[1] as string,
    createdType: 'NORMAL',
    status: undefined,
    number: 2,
    ticking: false,
    chosen: false,
    tabbable: true,
    stats: { learnTimes: 6, mastery: 72.4 },
    actsOf: () => [[{ key: 'duplicate', label: '复制一份', onAct: fn() }]],
  },
  decorators: [
    (Story) => (
      <div role="grid" aria-label="光合作用" style={{ width: 264 }}>
        <div role="row" style={{ display: 'flex', gap: 8, alignItems: 'start' }}>
          {Story()}
        </div>
      </div>
    ),
  ],
  parameters: { shots: [] },
} satisfies Meta<typeof RowBody>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await screen.findByText('学过 6 次 · 掌握 72%')).toBeVisible();
    await expect(screen.getByRole('gridcell', { name: '2' })).toBeVisible();
  },
};

/** What is not learned yet says nothing of it. */
export const NotLearned: Story = {
  args: { stats: { learnTimes: 0, mastery: 0 } },
  play: async () => {
    await expect(await screen.findByText(/类囊体薄膜/)).toBeVisible();
    await expect(screen.queryByText(/掌握/)).toBeNull();
  },
};

export const Empty: Story = {
  args: { content: clozeJson(''), status: 'empty' },
  play: async () => void (await screen.findByText('未完成')),
};
export const Unreadable: Story = {
  args: { content: '{' },
  play: async () => void (await screen.findByRole('gridcell', { name: '2' })),
};
export const Long: Story = {
  args: { content: clozeJson('光合作用'.repeat(120), [1, '类囊体薄膜'], '。') },
  parameters: { shots: ['mobile'] },
};

/** Chosen one by one, a tick stands in the place of the number. */
export const Ticked: Story = {
  args: { ticking: true, chosen: true },
  play: async () => {
    await screen.findByText(/类囊体薄膜/);
    await expect(screen.queryByRole('gridcell', { name: '2' })).toBeNull();
  },
};

/** Its menu opens by the keyboard. */
export const Menu: Story = {
  play: async () => {
    (await screen.findByRole('button', { name: '第 2 张的更多操作' })).focus();
    await userEvent.keyboard('{Enter}');
    await expect(await screen.findByRole('menuitem', { name: '复制一份' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
  },
};
