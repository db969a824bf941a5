import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { Chip } from '#client/ui/Chip/Chip.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = { title: 'ui/Chip', component: Chip, args: { children: '诗词' } } satisfies Meta<typeof Chip>;
export default meta;

type Story = StoryObj<typeof meta>;

function Filter() {
  const [chosen, setChosen] = useState('英语');
  return (
    <Line>
      {['诗词', '英语', '历史', '生物'].map((subject) => (
        <Chip key={subject} pressed={subject === chosen} onClick={() => setChosen(subject)}>
          {subject}
        </Chip>
      ))}
      <Chip disabled>等等</Chip>
    </Line>
  );
}

export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => <Filter />,
  play: async ({ canvasElement }) => {
    const chip = within(canvasElement).getByRole('button', { name: '历史' });
    await userEvent.click(chip);
    await expect(chip).toHaveAttribute('aria-pressed', 'true');
    await expect(within(canvasElement).getByRole('button', { name: '英语' })).toHaveAttribute('aria-pressed', 'false');
  },
};
