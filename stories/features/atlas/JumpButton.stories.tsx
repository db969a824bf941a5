import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRef } from 'react';
import { expect, waitFor } from 'storybook/test';
import { JumpButton } from '#client/features/atlas/JumpButton/JumpButton.tsx';

function Land({ level }: { level: number }) {
  const map = useRef<HTMLDivElement>(null);
  return (
    <div ref={map}>
      <div style={{ height: '220vh' }} />
      <p data-active-level="">{level}</p>
      <JumpButton map={map} level={level} />
    </div>
  );
}

const meta = {
  component: JumpButton,
  args: { map: { current: null }, level: 24 },
  render: ({ level }) => <Land level={level} />,
} satisfies Meta<typeof JumpButton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** It appears when the stop has left the window, and leads back to it. */
export const Away: Story = {
  parameters: { layout: 'fullscreen', shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ canvas, userEvent }) => {
    const jump = await canvas.findByRole('button');
    await waitFor(() => expect(jump).toBeVisible());
    await userEvent.click(jump);
    await waitFor(() => expect(canvas.getByText('24')).toBeVisible());
    window.scrollTo(0, 0);
    await waitFor(() => expect(canvas.getByRole('button')).toBeVisible());
    jump.blur();
  },
};
