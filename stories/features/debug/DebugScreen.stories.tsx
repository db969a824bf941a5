import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { DebugCheckIn } from '#client/features/debug/DebugCheckIn/DebugCheckIn.tsx';
import { DebugLogin } from '#client/features/debug/DebugLogin/DebugLogin.tsx';
import { DebugOptionList } from '#client/features/debug/DebugOptionList/DebugOptionList.tsx';
import { DebugScreen } from '#client/features/debug/DebugScreen/DebugScreen.tsx';
import { DebugUnits } from '#client/features/debug/DebugUnits/DebugUnits.tsx';
import { debugHeader, setDebugOptions } from '#client/platform/debug-options.ts';
import { debugResolvers } from './data.ts';

const meta = {
  component: DebugScreen,
  subcomponents: { DebugOptionList, DebugLogin, DebugCheckIn, DebugUnits },
  args: { loggedIn: true, onLogin: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: debugResolvers } },
  beforeEach: () => {
    setDebugOptions({ skipEnergyDeduction: undefined, futureTimestamp: undefined });
  },
} satisfies Meta<typeof DebugScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /#11/ }));
    await expect(await screen.findByText('GOOD')).toBeVisible();
  },
};

/** Options are sent along as one header. */
export const Options: Story = {
  parameters: { picture: false },
  play: async () => {
    await expect(debugHeader()).toEqual({});
    await userEvent.click(await screen.findByRole('checkbox', { name: '不扣面包' }));
    await expect(debugHeader()).toEqual({ debug: '{"skipEnergyDeduction":true}' });
    await userEvent.click(screen.getByRole('checkbox', { name: '不扣面包' }));
    await expect(debugHeader()).toEqual({});
  },
};

/** Only days are taken. */
export const CheckIn: Story = {
  parameters: { picture: false },
  play: async () => {
    const button = await screen.findByRole('button', { name: '打卡' });
    await userEvent.type(screen.getByRole('textbox', { name: '日期' }), '昨天');
    await expect(button).toBeDisabled();
    await userEvent.clear(screen.getByRole('textbox', { name: '日期' }));
    await userEvent.type(screen.getByRole('textbox', { name: '日期' }), '2026-04-13 2026-04-14');
    await userEvent.click(button);
    await expect(await screen.findByText('累计 9 天，最长连续 4 天')).toBeVisible();
  },
};

/** A visitor can only log in. */
export const Visitor: Story = {
  args: { loggedIn: false },
  parameters: {
    apollo: { resolvers: { Mutation: { debugLoginGuest: () => ({ token: 'a' }) } } },
    picture: false,
  },
  play: async ({ args }) => {
    await expect(screen.queryByRole('heading', { name: '学习单元' })).toBeNull();
    await userEvent.click(await screen.findByRole('button', { name: '新游客' }));
    await waitFor(() => expect(args.onLogin).toHaveBeenCalledWith(expect.objectContaining({ token: 'a' }), true));
  },
};
