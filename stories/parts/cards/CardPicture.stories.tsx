import type { Meta, StoryObj } from '@storybook/react-vite';
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
