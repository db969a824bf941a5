import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';

const meta = { title: 'ui/Lists' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

// biome-ignore lint/a11y/useAnchorContent: the row gives it its content
const me = <a href="#me" />;

export const Rows: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <Card pad={false}>
      <List>
        <ListRow
          picture={<Icon name="moon" />}
          title="深色"
          end={<Switch checked onChange={() => undefined} label="深色" />}
        />
        <ListRow picture={<Avatar mascot={1005} />} title="林晓麦" line="连续打卡 11 天" arrow render={me} />
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
    await expect(within(canvasElement).getByRole('link', { name: /林晓麦/ })).toBeVisible();
  },
};

export const Head: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: () => (
    <PageHead
      title="卡包"
      start={<IconButton icon="left" label="返回" />}
      end={<IconButton icon="plus" label="新建卡包" />}
    />
  ),
};

/** A page with its head and a list whose rows begin with plates. */
export const WholePage: Story = {
  parameters: { layout: 'fullscreen', shots: ['dark', 'mobile', 'pc'] },
  render: () => (
    <Page width="list">
      <PageHead title="设置" />
      <Card pad={false}>
        <List>
          <ListRow
            picture={<IconTile name="sound" />}
            title="声音"
            end={<Switch checked onChange={() => undefined} label="声音" />}
          />
          <ListRow
            picture={<IconTile name="globe" />}
            title="语言"
            end="中文"
            arrow
            render={<button type="button" />}
          />
        </List>
      </Card>
    </Page>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toContainElement(
      within(canvasElement).getByRole('heading', { level: 1, name: '设置' }),
    );
  },
};
