import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { Button, type ButtonScene } from '#client/ui/Button/Button.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Button',
  component: Button,
  args: { children: '开始学习', onClick: fn() },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '开始学习' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

const scenes: [ButtonScene, string][] = [
  ['primary', '开始学习'],
  ['secondary', '我有账号'],
  ['correct', '继续'],
  ['wrong', '再选一次'],
  ['danger', '删除卡包'],
  ['invite', '邀请'],
  ['vip', '开通会员'],
  ['passionate', '炉火模式'],
  ['wechat', '微信登录'],
  ['quiet', '跳过'],
];

export const Scenes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {scenes.map(([scene, text]) => (
        <Button key={scene} scene={scene}>
          {text}
        </Button>
      ))}
    </Line>
  ),
};

export const SizesAndStates: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <>
      <Line>
        <Button pressed>按下</Button>
        <Button disabled>不可用</Button>
        <Button size="small">小号</Button>
        <Button size="small" scene="secondary" icon="plus">
          小号
        </Button>
        <Button
          size="large"
          cost={
            <>
              <Item name="bread" />5
            </>
          }
        >
          开始学习
        </Button>
      </Line>
      <Line>
        <Button icon="search">去挑一袋</Button>
        <Button scene="secondary" disabled>
          不可用
        </Button>
        <Button scene="quiet" disabled>
          不可用
        </Button>
      </Line>
    </>
  ),
};

export const Block: Story = { args: { block: true, size: 'large' }, parameters: { shots: ['mobile'] } };

export const LongText: Story = {
  args: { children: 'Continue with the package you were learning yesterday evening', block: true },
  globals: { viewport: { value: 'mobile' } },
};

/** Keeps its size and its focus, and does nothing when clicked again. */
export const Loading: Story = {
  args: { loading: true },
  parameters: { shots: ['dark'] },
  play: async ({ canvasElement, args }) => {
    const button = within(canvasElement).getByRole('button', { name: '开始学习' });
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(button).toHaveFocus();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await waitFor(() => expect(within(canvasElement).getByTestId('spinner')).toBeVisible());
  },
};

export const AsLink: Story = {
  // biome-ignore lint/a11y/useAnchorContent: the button gives it its content
  args: { render: <a href="#shelf" />, children: '去卡包' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: '去卡包' })).toHaveAttribute('href', '#shelf');
  },
};
