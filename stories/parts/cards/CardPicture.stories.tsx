import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { CardPicture } from '#client/parts/cards/CardPicture/CardPicture.tsx';

const meta = {
  component: CardPicture,
  args: { assetId: 'kit:windmill' },
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof CardPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Drawn in the kit; the picture says nothing that the words do not. */
export const Drawn: Story = { parameters: { shots: ['dark'] } };

/** A picture that does not come leaves its place. */
export const Missing: Story = { args: { assetId: 'kit:no-such-thing' }, parameters: { picture: false } };

/** Words of the author say what a drawing shows. */
export const Described: Story = {
  args: { alt: '山坡上的风车' },
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: '山坡上的风车' })).toBeInTheDocument();
  },
};

const uploaded = `${'0a'.repeat(32)}.webp`;

/** An uploaded picture that does not come leaves its frame, and its words. */
export const NotLoaded: Story = {
  args: { assetId: uploaded, alt: '叶绿体的结构' },
  parameters: { picture: false },
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('img')).toBeNull());
    await expect(canvas.getByRole('img', { name: '叶绿体的结构' })).toBeVisible();
  },
};
