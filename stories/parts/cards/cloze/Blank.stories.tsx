import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Blank } from '#client/parts/cards/cloze/Blank/Blank.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = {
  component: Blank,
  args: { number: 1, group: 'c1', text: null, active: false, right: false, onTap: fn() },
} satisfies Meta<typeof Blank>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: '第 1 空' }));
    await expect(args.onTap).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
  },
};

/** Each group by colour, digit and underline; c6 and the wildcard have no colour. */
export const Groups: Story = {
  parameters: { shots: ['dark'] },
  render: (args) => (
    <Sheet columns={4}>
      {['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c*'].flatMap((group, index) =>
        (['empty', 'active', 'filled', 'right'] as const).map((state) => (
          <span key={group + state}>
            <Blank
              {...args}
              number={index + 1}
              group={group}
              text={state === 'filled' || state === 'right' ? '松间' : null}
              active={state === 'active'}
              right={state === 'right'}
            />
          </span>
        )),
      )}
    </Sheet>
  ),
};
