import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';

const meta = {
  component: PackageCover,
  args: {
    package: {
      id: 1,
      name: '常用词',
      style: { icon: { type: 'emoji', content: '🍞' }, themeColor: '#7BA84C', packageNameTags: ['英语'] },
    },
  },
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
  args: {
    package: {
      id: 2,
      name: '古文',
      style: { icon: { type: 'emoji', content: '🍞' }, themeColor: '', packageNameTags: [] },
    },
    pose: 'happy',
  },
};

const look = { themeColor: '#EC6F8B', packageNameTags: ['语文'] };

/** A chosen emoji stands on the label. */
export const Emoji: Story = {
  args: { package: { id: 3, name: '山水诗', style: { ...look, icon: { type: 'emoji', content: '🏔️' } } } },
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('🏔️')).toBeVisible();
    await expect(canvas.queryByText('语')).not.toBeInTheDocument();
  },
};

/** One of our own drawings. */
export const Drawing: Story = {
  args: { package: { id: 4, name: '山水诗', style: { ...look, icon: { type: 'imgv2', content: 'kit:windmill' } } } },
  parameters: { shots: ['dark'] },
};

const picture = `https://example.org/${encodeURIComponent('gone')}.png`;

/** A picture that does not come, or that nobody knows, leaves the label to the subject. */
export const Broken: Story = {
  args: { package: { id: 5, name: '山水诗', style: { ...look, icon: { type: 'img', content: picture } } } },
  parameters: { picture: false },
  play: async ({ canvas, canvasElement }) => {
    canvasElement.querySelector('img')?.dispatchEvent(new Event('error'));
    await expect(await canvas.findByText('语')).toBeVisible();
  },
};

export const Unknown: Story = {
  args: { package: { id: 6, name: '山水诗', style: { ...look, icon: { type: 'imgv2', content: 'kit:no-such' } } } },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('语')).toBeVisible();
  },
};
