import type { Meta, StoryObj } from '@storybook/react-vite';
import { MapGround } from '#client/features/atlas/MapGround/MapGround.tsx';

const meta = {
  component: MapGround,
  args: { height: 480 },
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <div data-region={0} style={{ position: 'relative', height: 480 }}>
        {Story()}
      </div>
    ),
  ],
} satisfies Meta<typeof MapGround>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };
