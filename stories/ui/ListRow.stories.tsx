import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';

// biome-ignore lint/a11y/useAnchorContent: the row gives it its content
const me = <a href="#me" />;

const meta = {
  title: 'ui/ListRow',
  component: ListRow,
  args: { picture: <Avatar mascot={1005} />, title: '林晓麦', line: '连续打卡 11 天', arrow: true, render: me },
} satisfies Meta<typeof ListRow>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /林晓麦/ })).toBeVisible();
  },
};

/** Rows under one another in a list; whatever a row leads to, it is one item. */
export const InAList: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: (args) => (
    <Card pad={false}>
      <List>
        <ListRow
          picture={<Icon name="moon" />}
          title="深色"
          end={<Switch checked onChange={() => undefined} label="深色" />}
        />
        <ListRow {...args} />
        <ListRow
          picture={<Icon name="logout" />}
          title="一个很长很长的名字，长到一行放不下，要折到第二行才行，可是右边的箭头还在"
          arrow
          render={<button type="button" />}
        />
      </List>
    </Card>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getAllByRole('listitem')).toHaveLength(3);
  },
};

export const English: Story = {
  args: { title: 'Wheat Lin', line: '11 days in a row', end: '24' },
  globals: { locale: 'en' },
};

/** With large letters the arrow goes below together with what it stands beside. */
export const LargeText: Story = {
  args: { title: '关于面包地图', line: undefined, end: '0.1.0' },
  globals: { text: '200', viewport: { value: 'mobile' } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    const end = canvas.getByText('0.1.0');
    const { top, bottom } = end.getBoundingClientRect();
    const arrow = end.querySelector(':scope > svg')?.getBoundingClientRect();
    await expect(arrow?.top).toBeGreaterThanOrEqual(top);
    await expect(arrow?.bottom).toBeLessThanOrEqual(bottom);
  },
};
