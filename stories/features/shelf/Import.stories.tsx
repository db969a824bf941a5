import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Import } from '#client/features/shelf/AddPackage/Import.tsx';

const meta = {
  component: Import,
  args: { feedbackUrl: 'https://example.com/form' },
} satisfies Meta<typeof Import>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Not open yet: the way to the form in which a document can be handed in. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en', 'mobile'] },
  play: async () => {
    await expect(await screen.findByRole('link')).toHaveAttribute('href', 'https://example.com/form');
  },
};

/** Before the address is known, or where there is none. */
export const WithoutForm: Story = {
  args: { feedbackUrl: undefined },
  play: async () => {
    await expect(screen.queryByRole('link')).toBeNull();
  },
};
