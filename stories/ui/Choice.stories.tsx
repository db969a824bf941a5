import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Choice } from '#client/ui/Choice/Choice.tsx';
import { Line, Sheet } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Choice',
  component: Choice,
  args: { children: '不情愿的', hint: '1', onClick: fn() },
} satisfies Meta<typeof Choice>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement, args }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '不情愿的' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const States: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={2}>
      <Choice hint="1">不情愿的</Choice>
      <Choice hint="2" state="selected">
        选中
      </Choice>
      <Choice hint="3" state="correct" mark="正确">
        不情愿的
      </Choice>
      <Choice hint="4" state="wrong" mark="再想想">
        充足的
      </Choice>
      <Choice hint="5" state="used">
        用过的
      </Choice>
      <Choice hint="6" disabled>
        点不了
      </Choice>
    </Sheet>
  ),
};

/** A pool of words; a used one leaves its place empty. */
export const Pool: Story = {
  render: () => (
    <Line>
      {['渔舟', '唱晚', '响穷', '彭蠡', '之滨'].map((word, i) => (
        <Choice key={word} fit hint={String(i + 1)} state={i === 1 ? 'used' : 'plain'}>
          {word}
        </Choice>
      ))}
    </Line>
  ),
};

export const LongText: Story = {
  args: { children: '落霞与孤鹜齐飞，秋水共长天一色。渔舟唱晚，响穷彭蠡之滨；雁阵惊寒，声断衡阳之浦。' },
  globals: { viewport: { value: 'mobile' } },
};
