import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SaveProblem } from '#client/features/workshop/drafts/SaveProblem/SaveProblem.tsx';

const meta = {
  component: SaveProblem,
  args: { card: { status: 'failed', attempts: 3, refusal: null } },
} satisfies Meta<typeof SaveProblem>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Failed: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

export const Refused: Story = {
  args: { card: { status: 'refused', attempts: 0, refusal: { code: 1201, message: '卡片不存在' } } },
  parameters: { shots: ['mobile'] },
};

export const Unstored: Story = {
  args: { card: { status: 'unstored', attempts: 0, refusal: null } },
  parameters: { shots: ['mobile', 'en mobile'] },
};

/** A card that is on its way has no problem. */
export const None: Story = {
  parameters: { picture: false },
  args: { card: { status: 'saving', attempts: 0, refusal: null } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('p')).toBeNull();
  },
};
