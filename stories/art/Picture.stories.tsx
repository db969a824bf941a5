import type { Meta, StoryObj } from '@storybook/react-vite';
import { Picture } from '#client/art/Picture/Picture.tsx';

const meta = {
  title: 'art/Picture',
  component: Picture,
  args: {
    drawing: { box: '0 0 48 48', inner: '<circle cx="24" cy="24" r="18" fill="$crust"/>' },
    size: 96,
  },
} satisfies Meta<typeof Picture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What everything is drawn with: one outline, colours of the palette by name. */
export const Default: Story = { parameters: { shots: ['dark'] } };

/** Fills its place and crops, keeping the bottom. */
export const Slice: Story = {
  args: { fit: 'slice', size: undefined },
  render: (args) => (
    <div style={{ display: 'grid', width: 240, height: 60 }}>
      <Picture {...args} />
    </div>
  ),
};
