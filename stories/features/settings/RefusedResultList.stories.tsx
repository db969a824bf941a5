import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { RefusedResultList } from '#client/features/settings/RefusedResultList/RefusedResultList.tsx';
import { ownRefused, useRefusedResults } from '#client/platform/refused-results.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { lateResult, unreadableResult } from '#stories/support/refused-results.ts';

function Kept() {
  const results = ownRefused(useRefusedResults((state) => state.results));
  return (
    <>
      <RefusedResultList results={results} />
      <ToastRegion />
    </>
  );
}

const meta = {
  component: RefusedResultList,
  args: { results: [] },
  render: () => <Kept />,
  beforeEach: () => {
    useRefusedResults.setState({ results: [unreadableResult, lateResult] });
    return () => useRefusedResults.setState({ results: [] });
  },
} satisfies Meta<typeof RefusedResultList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Two: Story = {
  parameters: { shots: ['mobile', 'dark', 'en'] },
  play: async ({ canvas }) => {
    const lines = canvas.getAllByRole('listitem').map((row) => row.textContent);
    await expect(lines[0]).toContain('10 张卡 · 这一关已经结束');
    await expect(lines[1]).toContain('3 张卡 · 它读不懂这份成绩');
  },
};

export const LongReason: Story = {
  parameters: { shots: ['mobile'] },
  beforeEach: () => {
    const message = '这一关在另一台设备上已经学完了，两边的成绩只能记一份，先到的那一份算数';
    useRefusedResults.setState({ results: [{ ...lateResult, refusal: { ...lateResult.refusal, message } }] });
  },
};

/** A result goes only by its owner's hand, who may take that back. */
export const RemovedAndBack: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getAllByRole('button', { name: /移除/ })[0] as HTMLElement);
    await expect(useRefusedResults.getState().results).toEqual([unreadableResult]);
    await userEvent.click(await screen.findByRole('button', { name: '撤销' }));
    await expect(useRefusedResults.getState().results).toEqual([unreadableResult, lateResult]);
  },
};
