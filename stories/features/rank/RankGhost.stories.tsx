import type { Meta, StoryObj } from '@storybook/react-vite';
import { RankGhost } from '#client/features/rank/RankGhost/RankGhost.tsx';
import { Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stack } from '#client/ui/Stack/Stack.tsx';

const meta = {
  component: RankGhost,
  render: () => (
    <Skeletons label="正在读取排位赛" delay={0}>
      <Stack>
        <RankGhost />
      </Stack>
    </Skeletons>
  ),
} satisfies Meta<typeof RankGhost>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
