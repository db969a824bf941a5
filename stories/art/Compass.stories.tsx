import type { Meta, StoryObj } from '@storybook/react-vite';
import { Compass } from '#client/art/Compass/Compass.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Compass', component: Compass, args: {} } satisfies Meta<typeof Compass>;
export default meta;

type Story = StoryObj<typeof meta>;

/** In the colours of its region. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {[0, 1, 2, 3, 4, 5].map((region) => (
        <span key={region} data-region={region}>
          <Compass />
        </span>
      ))}
    </Sheet>
  ),
};
