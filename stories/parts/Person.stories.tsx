import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Person } from '#client/parts/Person/Person.tsx';

const meta = {
  component: Person,
  args: { person: { nickname: '小麦', mascotId: 1004 } },
} satisfies Meta<typeof Person>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** The person of a page: a heading, with a line below. */
export const Heading: Story = {
  args: { as: 'h2', size: 88, children: <p>2026 年 4 月加入</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '小麦' })).toBeVisible();
  },
};

/** A name without a place to break stays within. */
export const LongName: Story = {
  args: { person: { nickname: 'Wheatfield'.repeat(8), mascotId: 1001 } },
  parameters: { shots: ['mobile'] },
};
