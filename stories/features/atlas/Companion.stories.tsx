import type { Meta, StoryObj } from '@storybook/react-vite';
import type { CSSProperties } from 'react';
import { Companion } from '#client/features/atlas/Companion/Companion.tsx';

/** A road of two bends, without the map around it. */
const stops = [
  { x: 0, y: 300 },
  { x: 0.7, y: 190 },
  { x: -0.6, y: 80 },
];

const meta = {
  component: Companion,
  args: { id: 1002, stops },
  render: (args) => (
    <div style={{ position: 'relative', height: 360, '--amp': '104px' } as CSSProperties}>
      <Companion {...args} />
    </div>
  ),
} satisfies Meta<typeof Companion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Stands to the right of a stop that lies left of the middle. */
export const Default: Story = {};

/** Stands to the left of one that lies right. */
export const OnTheOtherSide: Story = { args: { stops: stops.slice(0, 2) } };

/** Walks along the road, as after a finished lesson; already there where movement is unwanted. */
export const Arriving: Story = { args: { arriving: true } };

export const Steamed: Story = { args: { id: 1008 } };
