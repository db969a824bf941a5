import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapGround } from '#client/features/atlas/MapGround/MapGround.tsx';

const meta = {
  component: MapGround,
  args: { region: 0, height: 960 },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-region={0} style={{ position: 'relative', height: 960, overflow: 'clip', background: 'var(--ground)' }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MapGround>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
