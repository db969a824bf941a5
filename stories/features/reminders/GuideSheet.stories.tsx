import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { GuideSheet } from '#client/features/reminders/GuideSheet/GuideSheet.tsx';

const meta = {
  component: GuideSheet,
  args: { guide: 'FIRST', busy: false, onCall: fn(), onClose: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof GuideSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** After the first stage. */
export const First: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc'] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('dialog', { name: '明天回一次炉' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '每天 09:00 叫我' }));
    await expect(args.onCall).toHaveBeenCalledWith({ hour: 9, minute: 0 });
  },
};

/** At three and at ten: the wheels turn in steps of five minutes, a usual time sets both. */
export const Later: Story = {
  args: { guide: 'TENTH' },
  parameters: { shots: ['mobile', 'dark pc'] },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog', { name: '每天几点叫你？' });
    await userEvent.click(screen.getByRole('button', { name: '晚饭后' }));
    screen.getByRole('listbox', { name: '分' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await userEvent.click(await screen.findByRole('button', { name: '每天 20:05 叫我' }));
    await expect(args.onCall).toHaveBeenCalledWith({ hour: 20, minute: 5 });
    await userEvent.click(screen.getByRole('button', { name: '以后再说' }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

/** While the device asks. */
export const Busy: Story = {
  args: { busy: true },
  parameters: { picture: false },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: '每天 09:00 叫我' }));
    await expect(args.onCall).not.toHaveBeenCalled();
  },
};
