import type { Meta, StoryObj } from '@storybook/react-vite';
import { Card } from '#client/ui/Card/Card.tsx';

const meta = {
  title: 'ui/Card',
  component: Card,
  args: { children: '立在柜台上的一张纸。' },
} satisfies Meta<typeof Card>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

export const Sunken: Story = {
  args: { tone: 'sunken', children: '陷在柜台里的一块。' },
  parameters: { shots: ['dark'] },
};

/** Without margins, for content that goes to its edges. */
export const Bare: Story = {
  args: { as: 'section', pad: false, children: '贴边的内容' },
  parameters: { shots: ['dark'] },
};
