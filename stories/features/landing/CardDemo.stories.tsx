import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardDemo } from '#client/features/landing/CardDemo/CardDemo.tsx';

const meta = {
  title: 'features/landing/CardDemo',
  component: CardDemo,
  args: { kind: 'word' },
  parameters: { shots: ['dark'] },
  decorators: [
    (Story) => (
      <div data-region="1">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CardDemo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Word: Story = {};
export const Cloze: Story = { args: { kind: 'cloze' } };
export const Hanzi: Story = { args: { kind: 'hanzi' } };
