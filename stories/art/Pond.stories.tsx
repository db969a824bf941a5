import type { Meta, StoryObj } from '@storybook/react-vite';
import { Pond } from '#client/art/Pond/Pond.tsx';

const meta = {
  title: 'art/Pond',
  component: Pond,
  args: { third: 0 },
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(3, 1fr)' }}>
      <Pond third={0} />
      <Pond third={1} />
      <Pond third={2} />
    </div>
  ),
} satisfies Meta<typeof Pond>;
export default meta;

/** Three thirds that are one picture. */
export const Default: StoryObj<typeof meta> = { parameters: { shots: ['dark'] } };
