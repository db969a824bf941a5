import type { Meta, StoryObj } from '@storybook/react-vite';
import { CalendarGhost } from '#client/features/calendar/CalendarGhost/CalendarGhost.tsx';
import { Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';

const meta = {
  component: CalendarGhost,
  args: { weeks: 5 },
  render: (args) => (
    <Skeletons label="正在读取打卡日历" delay={0}>
      <Stack>
        <CalendarGhost {...args} />
      </Stack>
    </Skeletons>
  ),
} satisfies Meta<typeof CalendarGhost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
/** A month that touches six weeks. */
export const SixWeeks: Story = { args: { weeks: 6 }, parameters: { shots: ['mobile'] } };
