import type { Meta, StoryObj } from '@storybook/react-vite';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Bubble } from '#client/ui/Bubble/Bubble.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Bubble',
  component: Bubble,
  args: { children: '先点一个空，再选答案' },
} satisfies Meta<typeof Bubble>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Beside whoever speaks. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: (args) => (
    <Line>
      <Mascot id={1002} pose="happy" size={72} />
      <Bubble {...args} />
    </Line>
  ),
};

export const Tails: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      <Bubble tail="bottom">在我上面说</Bubble>
      <Bubble tail="top">在我下面说</Bubble>
    </Line>
  ),
};

export const LongText: Story = {
  args: { children: '先点一个空，再选答案。拿不准就按提示，比乱猜记得牢；答错也不要紧，错过的卡会早一点回来。' },
  globals: { viewport: { value: 'mobile' } },
};

export const English: Story = { args: { children: 'Choose a gap, then a word.' }, globals: { locale: 'en' } };
