import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TargetStep } from '#client/features/onboarding/TargetStep/TargetStep.tsx';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { server } from './data.ts';

const meta = {
  component: TargetStep,
  args: { onBack: fn(), onDone: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: server() } },
} satisfies Meta<typeof TargetStep>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Four promises, one bun a day. */
export const Default: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas, userEvent }) => {
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: /^14/ }));
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

export const PromisedBefore: Story = {
  parameters: { picture: false, apollo: { resolvers: server({ identityTags: [], checkInTarget: 30 }) } },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('radio', { name: /^30/ })).toBeChecked());
  },
};
