import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { PreviewPane } from '#client/features/workshop/preview/PreviewPane/PreviewPane.tsx';
import { type CardContent, parseCardContent } from '#domain/cards/content.ts';
import { clozeJson, contents } from '../bench.tsx';

const card = (json: string | undefined): CardContent => {
  const parsed = parseCardContent(json ?? '');
  if (!parsed.ok) throw new Error('no card');
  return parsed.card;
};
const inside = async () => {
  const frame = (await screen.findByTitle('试玩')) as HTMLIFrameElement;
  return within(frame.contentDocument?.body as HTMLElement);
};

const meta = {
  component: PreviewPane,
  args: { card: card(contents[1]), alternates: contents.slice(2).map(card) },
  decorators: [(Story) => <div style={{ width: 300, height: 720 }}>{Story()}</div>],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PreviewPane>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
export const Nothing: Story = { args: { card: null } };

/** A blank without distractors is asked as right or wrong, and it says why. */
export const Downgraded: Story = {
  args: { card: card(clozeJson('光合作用放出', [1, '氧气'], '。')), alternates: [] },
  play: async () => {
    await userEvent.click(await screen.findByRole('radio', { name: '难度 3' }));
    await expect(await screen.findByRole('note')).toHaveTextContent('没有干扰项，也没有别的卡可以借。');
  },
};

/** It is played as a learner would, and begins anew. */
export const Played: Story = {
  args: { card: card(clozeJson('光合作用放出', [1, '氧气'], '。')), alternates: [] },
  play: async () => {
    const phone = await inside();
    await waitFor(() => expect(phone.getAllByRole('button').length).toBeGreaterThan(1));
    for (const button of phone.getAllByRole('button')) {
      if (phone.queryByRole('status')) break;
      await userEvent.click(button);
    }
    await expect(await phone.findByRole('status')).toHaveTextContent(/星/);
    await userEvent.click(await screen.findByRole('button', { name: '再玩一次' }));
    await waitFor(() => expect(phone.queryByRole('status')).toBeNull());
  },
};
