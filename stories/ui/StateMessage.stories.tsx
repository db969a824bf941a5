import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Scene } from '#client/art/Scene/Scene.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';

const meta = {
  title: 'ui/StateMessage',
  component: StateMessage,
  args: {
    mascot: 1004,
    pose: 'sleep',
    title: '架子还空着',
    text: '放一袋卡包上来，明天就能开炉。',
    action: <Button icon="search">去挑一袋</Button>,
  },
} satisfies Meta<typeof StateMessage>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A companion, one sentence, one action. */
export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** What happened, and what to do next. */
export const Failed: Story = {
  args: {
    tone: 'error',
    mascot: undefined,
    pose: undefined,
    title: '这一页烤糊了',
    text: '服务器没接住，不是你的问题。',
    action: <Button icon="undo">再试一次</Button>,
    note: '错误编号 7F3A-20',
  },
  parameters: { shots: ['dark'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('这一页烤糊了');
  },
};

/** With a scene in place of the companion. */
export const WithScene: Story = {
  args: {
    picture: <Scene name="noMessages" size={168} />,
    title: '信箱是空的',
    text: '有人关注你的卡包，会送到这里。',
    action: undefined,
  },
  parameters: { shots: ['dark', 'mobile'] },
};

export const LongText: Story = {
  args: {
    text: '这袋卡片都还新鲜，最早一张明天 08:00 回来。想接着学，可以换一袋，或者把学过的再看一遍；今天的打卡已经算上了。',
    note: 'A request number that is far too long for one line: 7F3A-20-8C41-99E0-2B7D-4410',
  },
  globals: { viewport: { value: 'mobile' } },
};

export const English: Story = {
  args: {
    title: 'The shelf is still empty',
    text: 'Put a package on it and baking can begin.',
    action: <Button icon="search">Pick one</Button>,
  },
  globals: { locale: 'en' },
  parameters: { shots: ['mobile'] },
};
