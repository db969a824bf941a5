import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Card } from '#client/ui/Card/Card.tsx';
import { InfiniteList, type InfiniteListProps } from '#client/ui/InfiniteList/InfiniteList.tsx';
import { ListRow } from '#client/ui/ListRow/ListRow.tsx';

const packages = (count: number) => Array.from({ length: count }, (_, i) => `第 ${i + 1} 袋`);

function Held({ total, ...props }: InfiniteListProps<string> & { total: number }) {
  const [items, setItems] = useState(props.items);
  return (
    <InfiniteList
      {...props}
      items={items}
      hasMore={items.length < total}
      onMore={() => {
        setItems(packages(Math.min(total, items.length + 50)));
        props.onMore();
      }}
    />
  );
}

const meta = {
  title: 'ui/InfiniteList',
  component: InfiniteList<string>,
  args: {
    label: '社区卡包',
    items: packages(50),
    keyOf: (item) => item,
    hasMore: true,
    onMore: fn(),
    height: 480,
    children: (item) => (
      <Card pad={false}>
        <ListRow title={item} line="林晓麦 · 120 张" end="4.8" />
      </Card>
    ),
  },
} satisfies Meta<typeof InfiniteList<string>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Only what is near the view is in the page, whatever the number of items. */
export const Default: Story = {
  args: { items: packages(5_000), hasMore: false },
  parameters: { shots: ['dark', 'mobile'] },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(4));
    await expect(screen.getAllByRole('listitem').length).toBeLessThan(40);
    await expect(screen.getAllByRole('listitem')[0]).toHaveAttribute('aria-setsize', '5000');
  },
};

/** The next ones come when the end is near, until there are no more. */
export const Scrolling: Story = {
  render: (args) => <Held {...args} total={120} />,
  play: async ({ canvasElement, args }) => {
    const box = canvasElement.querySelector('[tabindex="0"]') as HTMLElement;
    await screen.findByText('第 1 袋');
    await expect(args.onMore).not.toHaveBeenCalled();
    await waitFor(
      async () => {
        box.scrollTo({ top: box.scrollHeight });
        await expect(screen.getByText('第 120 袋')).toBeVisible();
      },
      { timeout: 10_000, interval: 100 },
    );
    await expect(args.onMore).toHaveBeenCalledTimes(2);
    await expect(screen.getByRole('status')).toHaveTextContent('到底了');
  },
};

/** With the whole page as its window. */
export const OfThePage: Story = {
  args: { height: undefined, items: packages(6), hasMore: false },
  play: async () => {
    await waitFor(() => expect(screen.getAllByRole('listitem').length).toBeGreaterThan(2));
  },
};

export const Loading: Story = {
  args: { items: packages(2), loading: true },
  parameters: { shots: ['dark'] },
  play: async ({ args }) => {
    await screen.findByText('第 1 袋');
    await expect(screen.getByRole('status')).toHaveTextContent('正在取下一批');
    await expect(args.onMore).not.toHaveBeenCalled();
  },
};

/** A failure is said; nothing is asked for again until the learner wants it. */
export const Failed: Story = {
  args: { items: packages(2), failed: true },
  parameters: { shots: ['dark', 'en'] },
  play: async ({ args }) => {
    await screen.findByText('第 1 袋');
    await expect(args.onMore).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('button', { name: '再取一次' }));
    await expect(args.onMore).toHaveBeenCalledOnce();
  },
};
