import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Item } from '#client/art/Item/Item.tsx';
import { Button, type ButtonScene } from '#client/ui/Button/Button.tsx';
import { Choice, type ChoiceState } from '#client/ui/Choice/Choice.tsx';
import { Line, Sheet } from '#stories/support/Sheet.tsx';

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

/** Every scene in its sizes; what is an answer is a `Choice`, whose small size fits its text. */
export const Scenes: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <>
      {(['normal', 'small'] as const).map((size) => (
        <Line key={size}>
          {scenes.map(([scene, text]) => (
            <Button key={scene} scene={scene} size={size}>
              {text}
            </Button>
          ))}
        </Line>
      ))}
    </>
  ),
};

const choices: [ChoiceState, string][] = [
  ['plain', 'choice'],
  ['selected', 'choiceSelected'],
  ['correct', 'choiceCorrect'],
  ['wrong', 'choiceWrong'],
  ['used', 'choiceUsed'],
];

export const Choices: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <>
      <Sheet columns={2}>
        {choices.map(([state, text], i) => (
          <Choice key={state} state={state} hint={String(i + 1)} mark="词">
            {text}
          </Choice>
        ))}
      </Sheet>
      <Line>
        {choices.map(([state, text]) => (
          <Choice key={state} fit state={state} mark="词">
            {text}
          </Choice>
        ))}
      </Line>
    </>
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

export const English: Story = { args: { children: 'Start learning' }, globals: { locale: 'en' } };

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
