import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';
import { PageHead } from '#client/ui/PageHead/PageHead.tsx';

const meta = {
  title: 'ui/PageHead',
  component: PageHead,
  args: {
    title: '卡包',
    start: <IconButton icon="left" label="返回" />,
    end: <IconButton icon="plus" label="新建卡包" />,
  },
} satisfies Meta<typeof PageHead>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('heading', { level: 1, name: '卡包' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: { title: '一个很长很长的标题，长到一行放不下' },
  globals: { viewport: { value: 'mobile' } },
};

export const English: Story = { args: { title: 'Packages', start: undefined }, globals: { locale: 'en' } };
