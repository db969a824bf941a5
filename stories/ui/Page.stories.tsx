import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Card } from '#client/ui/Card/Card.tsx';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { List, ListRow } from '#client/ui/ListRow/ListRow.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';
import { Switch } from '#client/ui/Switch/Switch.tsx';

const meta = {
  title: 'ui/Page',
  component: Page,
  args: {
    width: 'list',
    children: (
      <>
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
      </>
    ),
  },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Page>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A head and a list whose rows begin with plates. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile', 'pc'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('main')).toContainElement(
      within(canvasElement).getByRole('heading', { level: 1, name: '设置' }),
    );
  },
};

export const Wide: Story = { args: { width: 'wide' }, parameters: { shots: ['pc'] } };
