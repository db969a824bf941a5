import type { Meta, StoryObj } from '@storybook/react-vite';
import { IconTile } from '#client/ui/IconTile/IconTile.tsx';
import { Page } from '#client/ui/Page/Page.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';

const meta = { component: Page, parameters: { layout: 'fullscreen', shots: ['mobile', 'dark'] } } satisfies Meta<
  typeof Page
>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Its margins, and the plate of an icon. */
export const Default: Story = {
  args: {
    children: (
      <>
        <PageHead title="Page" />
        <IconTile name="gear" />
      </>
    ),
  },
};
