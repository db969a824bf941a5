import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Skeleton',
  component: Skeleton,
  args: {},
} satisfies Meta<typeof Skeleton>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Dough of each shape, in a place that says what is loading. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Skeletons label="加载中" delay={0}>
      <Sheet columns={2}>
        <Skeleton shape="bag" />
        <Skeleton shape="box" height={104} />
        <Skeleton shape="round" />
        <Skeleton shape="bun" />
        <Skeleton width="88%" />
        <Skeleton width="54%" height={12} />
      </Sheet>
    </Skeletons>
  ),
  play: async () => {
    await expect(screen.getByRole('status', { name: '加载中' })).toBeVisible();
  },
};

/** Invisible, but already of its size, for 200 ms. */
export const NotYet: Story = {
  parameters: { picture: false },
  render: () => (
    <Skeletons label="加载中" delay={Number.MAX_SAFE_INTEGER / 2 ** 24}>
      <Skeleton shape="box" />
    </Skeletons>
  ),
  play: async ({ canvasElement }) => {
    const place = canvasElement.querySelector('[aria-busy]');
    await expect(place).not.toBeVisible();
    await expect(place?.clientHeight).toBe(84);
  },
};
