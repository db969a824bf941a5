import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { CardPicture } from '#client/parts/cards/CardPicture/CardPicture.tsx';
import { PickImage } from '#client/parts/cards/word/PickImage/PickImage.tsx';
import { pictureWords, windmill } from '#stories/features/lesson/fixtures.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { LiveFace } from '../LiveFace.tsx';
import { askedQuestion, rightActions, wrongOption } from '../live-question.ts';

const asked = { face: 'wordPickImage', card: windmill, alternates: pictureWords } as const;

const meta = {
  title: 'parts/cards/word/PickImage',
  component: LiveFace,
  subcomponents: { PickImage, CardPicture },
  parameters: { layout: 'fullscreen' },
  args: { ...asked, onAction: fn() },
} satisfies Meta<typeof LiveFace>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Open: Story = { parameters: { shots: SCREEN_SHOTS } };

export const Wrong: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement, args }) => {
    const option = wrongOption(askedQuestion(asked));
    await userEvent.keyboard(String(option + 1));
    await expect(args.onAction).toHaveBeenLastCalledWith({ type: 'choose', option });
    const print = within(canvasElement).getByRole('button', { name: new RegExp(`图 ${option + 1}`) });
    await expect(print).toHaveAttribute('data-state', 'wrong');
    await waitFor(() => expect(print).toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Right: Story = { args: { done: rightActions }, parameters: { shots: ['mobile', 'dark'] } };

/** A picture that is not here leaves its frame. */
export const Missing: Story = {
  args: { alternates: [...pictureWords.slice(0, 3), { ...windmill, word: 'mill', illustration: { assetId: 'a-1' } }] },
};
