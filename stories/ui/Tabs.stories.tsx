import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { Tabs } from '#client/ui/Tabs/Tabs.tsx';

const meta = { title: 'ui/Tabs', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

function Shelf() {
  const [value, setValue] = useState<'mine' | 'followed' | 'past'>('mine');
  return (
    <Tabs
      label="卡包"
      value={value}
      onChange={setValue}
      items={[
        { value: 'mine', label: '我的', panel: '自己写的卡包' },
        {
          value: 'followed',
          label: (
            <>
              关注 <Badge count={2} />
            </>
          ),
          panel: '别人写的卡包',
        },
        { value: 'past', label: '学完的', panel: '学完的卡包' },
      ]}
    />
  );
}

/** Arrow keys move between the tabs. */
export const Default: Story = {
  render: () => <Shelf />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('tab', { name: '我的' }));
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await expect(canvas.getByRole('tab', { name: /关注/ })).toHaveAttribute('aria-selected', 'true');
    // The panel that was open leaves a moment later.
    await waitFor(() => expect(canvas.getByRole('tabpanel')).toHaveTextContent('别人写的卡包'));
  },
};
