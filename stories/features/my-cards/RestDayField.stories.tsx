import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RestDayField } from '#client/features/my-cards/RestDayField/RestDayField.tsx';
import { useRestDay } from '#client/features/my-cards/use-rest-day.ts';

function Chosen({ lengths }: { lengths: readonly number[] }) {
  return <RestDayField rest={useRestDay(7)} lengths={lengths} />;
}

const meta = { component: Chosen, args: { lengths: [3, 7, 30] } } satisfies Meta<typeof Chosen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Lengths: Story = { parameters: { shots: ['dark', 'en', 'mobile'] } };

export const OwnDay: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '自己选一天' }));
    const day = canvas.getByLabelText('回来的那天');
    await userEvent.clear(day);
    await userEvent.type(day, '2026-04-15');
    await expect(canvas.getByText('选明天到一年以内的一天')).toBeVisible();
    await userEvent.clear(day);
    await userEvent.type(day, '2026-07-01');
    await expect(canvas.queryByText('选明天到一年以内的一天')).not.toBeInTheDocument();
  },
};
