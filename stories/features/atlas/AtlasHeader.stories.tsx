import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent } from 'storybook/test';
import { AtlasHeader } from '#client/features/atlas/AtlasHeader/AtlasHeader.tsx';
import { closeDialog, useDialogOpen } from '#client/platform/dialogs.ts';
import { checkIn, energy } from './sample-atlas.ts';

const answers = (bread: number, days: number, diamond = 1280) => ({
  Query: { energy: energy(bread), checkIn: checkIn(days), assets: () => ({ diamond, exp: 486 }) },
});

function Opened() {
  return useDialogOpen('energy') ? <p>open</p> : null;
}

const meta = {
  component: AtlasHeader,
  parameters: { layout: 'fullscreen', apollo: { resolvers: answers(26, 11) } },
  beforeEach: closeDialog,
  render: () => (
    <>
      <AtlasHeader />
      <Opened />
    </>
  ),
} satisfies Meta<typeof AtlasHeader>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The next bread comes in twelve minutes; a tap opens the ways to get some. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc', 'en pc'] },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: '面包' })).toHaveAttribute('aria-valuetext', '26/30');
    await expect(screen.getAllByText('+1 · 12:40').length).toBeGreaterThan(0);
    await expect(await screen.findByText('连续打卡 11 天')).toBeInTheDocument();
  },
};

export const OpensDialog: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /面包/ }));
    await expect(screen.getByText('open')).toBeVisible();
  },
};

/** Full: no countdown. A streak above 9999 and many diamonds are cut short. */
export const FullAndRich: Story = {
  parameters: { apollo: { resolvers: answers(30, 10_000, 123_456) }, shots: ['mobile'] },
  play: async () => {
    await expect((await screen.findAllByText('已满')).length).toBeGreaterThan(0);
    const [streak] = await screen.findAllByText('9999');
    await expect(streak).toBeVisible();
    const [diamonds] = screen.getAllByText('12w');
    await expect(diamonds).toBeVisible();
  },
};
