import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NicknameForm } from '#client/features/settings/NicknameForm/NicknameForm.tsx';
import { sampleUser } from '#stories/support/sample-user.ts';

const meta = {
  component: NicknameForm,
  args: { user: sampleUser },
} satisfies Meta<typeof NicknameForm>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'en'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveValue('林晓麦');
  },
};
