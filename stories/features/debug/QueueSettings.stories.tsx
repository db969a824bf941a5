import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { QueueForm } from '#client/features/debug/QueueForm/QueueForm.tsx';
import { QueueSettings } from '#client/features/debug/QueueSettings/QueueSettings.tsx';
import { SINGLE_CLOZE_FACES } from '#domain/cards/cloze/asked.ts';
import { queueResolvers } from './data.ts';

const meta = {
  component: QueueSettings,
  subcomponents: { QueueForm },
  args: { onSettings: fn() },
  parameters: { apollo: { resolvers: queueResolvers }, picture: false },
} satisfies Meta<typeof QueueSettings>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What is saved is told as settings of a unit. */
export const Default: Story = {
  play: async ({ args }) => {
    await waitFor(() =>
      expect(args.onSettings).toHaveBeenCalledWith({
        practiceTimes: 2,
        facesSet: expect.objectContaining({ singleCloze: SINGLE_CLOZE_FACES }),
      }),
    );
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'error' } },
  play: async ({ args }) => {
    await expect(await screen.findByText('没有取到')).toBeVisible();
    await expect(args.onSettings).not.toHaveBeenCalled();
  },
};
