import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RankGuide } from '#client/features/rank/RankGuide/RankGuide.tsx';
import { Page } from '#client/ui/Page/Page.tsx';

const meta = {
  component: RankGuide,
  args: { mascot: 1002, action: '开始爬', onClose: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <Page>
      <RankGuide {...args} />
    </Page>
  ),
} satisfies Meta<typeof RankGuide>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark pc', 'en mobile', 'en pc'] },
  play: async ({ args, canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { name: '七层蛋糕，攒星往上爬' })).toHaveFocus();
    await expect(canvas.getAllByRole('listitem').map((card) => card.querySelector('h3')?.textContent)).toEqual([
      '1和 29 个人比一周',
      '2名次决定上下',
      '3周日 22:30 领奖',
    ]);
    await expect(canvas.getByText('26–30').nextElementSibling).toHaveTextContent('掉一星');
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
