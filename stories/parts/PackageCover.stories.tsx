import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';

const meta = {
  component: PackageCover,
  args: { package: { id: 1, name: '常用词', style: { themeColor: '#7BA84C', packageNameTags: ['英语'] } } },
} satisfies Meta<typeof PackageCover>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The paper takes the region nearest to the theme colour, the label the subject. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('英')).toBeVisible();
    await expect(canvasElement.querySelector('[data-region="1"]')).not.toBeNull();
  },
};

/** Without a subject the name says it; a colour that is none is toast. */
export const Plain: Story = {
  args: { package: { id: 2, name: '古文', style: { themeColor: '', packageNameTags: [] } }, pose: 'happy' },
};
