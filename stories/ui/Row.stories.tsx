import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Card } from '#client/ui/Card/Card.tsx';
import { Row } from '#client/ui/Row/Row.tsx';

const meta = {
  component: Row,
  args: { children: ['吐司', '贝果', '牛角包'].map((name) => <Card key={name}>{name}</Card>) },
} satisfies Meta<typeof Row>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The children are apart by a step of the spacing scale. */
export const Default: Story = {
  parameters: { shots: ['mobile'] },
  args: { gap: 3 },
  play: async ({ canvas }) => {
    const parent = canvas.getByText('吐司').parentElement;
    await expect(parent && getComputedStyle(parent).columnGap).toBe('12px');
  },
};

export const Wide: Story = { args: { gap: 8 } };

export const Between: Story = { args: { justify: 'between' } };
