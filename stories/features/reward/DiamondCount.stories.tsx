import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';
import { DiamondCount } from '#client/features/reward/DiamondCount/DiamondCount.tsx';
import { Button } from '#client/ui/Button/Button.tsx';

function Purse({ first }: { first: number }) {
  const [value, setValue] = useState(first);
  return (
    <>
      <DiamondCount value={value} />
      <Button onClick={() => setValue(value + 20)}>领取</Button>
    </>
  );
}

const meta = {
  component: DiamondCount,
  args: { value: 99_990 },
  render: ({ value }) => <Purse first={value} />,
} satisfies Meta<typeof DiamondCount>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What comes in jumps up; from 100,000 on it counts in 万. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('99990')).toBeVisible();
    await userEvent.click(canvas.getByRole('button'));
    await expect(canvas.getByText('10w')).toBeVisible();
    await expect(canvas.getByText('+20')).toBeInTheDocument();
  },
};
