import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { OfflineBanner } from '#client/ui/OfflineBanner/OfflineBanner.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { Spinner } from '#client/ui/Spinner/Spinner.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import { Line, Sheet } from '#stories/support/Sheet.tsx';

/** Nothing yet, nothing at all, or something went wrong. */
const meta = { title: 'ui/Waiting', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** Invisible, but already of its size, for 200 ms. */
export const NotYet: Story = {
  parameters: { shots: [] },
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

export const Dough: Story = {
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

export const Spinners: Story = {
  render: () => (
    <Line>
      <Spinner delay={0} label="加载中" />
      <Spinner delay={0} size={64} label="加载中" />
    </Line>
  ),
};

/** A companion, one sentence, one action. */
export const Empty: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <StateMessage
      mascot={1004}
      pose="sleep"
      title="架子还空着"
      text="放一袋卡包上来，明天就能开炉。"
      action={<Button icon="search">去挑一袋</Button>}
    />
  ),
};

/** What happened, and what to do next. */
export const Failed: Story = {
  render: () => (
    <StateMessage
      tone="error"
      title="这一页烤糊了"
      text="服务器没接住，不是你的问题。"
      action={<Button icon="undo">再试一次</Button>}
      note="错误编号 7F3A-20"
    />
  ),
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('这一页烤糊了');
  },
};

export const OwnPicture: Story = {
  parameters: { shots: [] },
  render: () => <StateMessage picture={<Mascot id={1011} pose="sleep" size={96} />} title="今天没有要烤的" as="p" />,
};

export const Offline: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => <OfflineBanner text="断网了，正在用本机的内容" line="3 关的成绩已存好，联网后自动补交" />,
};
