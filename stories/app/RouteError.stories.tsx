import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RouteError } from '#client/app/RouteError/RouteError.tsx';

const meta = {
  component: RouteError,
  args: { error: new Error('x'), reset: fn() },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof RouteError>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'pc', 'dark mobile', 'en mobile'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('这一页烤糊了');
    await userEvent.click(canvas.getByRole('button', { name: '再试一次' }));
    await expect(args.reset).toHaveBeenCalled();
    (document.activeElement as HTMLElement).blur();
  },
};
