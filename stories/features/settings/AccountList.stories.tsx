import type { Meta, StoryObj } from '@storybook/react-vite';
import { AccountList } from '#client/features/settings/AccountList/AccountList.tsx';
import { sampleGuest, sampleUser } from '#stories/support/sample-user.ts';

const meta = {
  component: AccountList,
  args: { user: sampleUser },
} satisfies Meta<typeof AccountList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Learner: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };

/** A guest has no address yet. */
export const Guest: Story = { args: { user: sampleGuest }, parameters: { shots: ['mobile'] } };
