import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { LivePreview } from '#client/features/workshop/preview/LivePreview/LivePreview.tsx';
import { Bench, clozeJson, listed, storyDrafts } from '../bench.tsx';

const drafts = storyDrafts();

const meta = {
  component: LivePreview,
  args: {
    cardKey: 402,
    order: listed.map(({ id }) => id),
    contentOf: (key) => listed.find(({ id }) => id === key)?.content ?? '',
  },
  decorators: [
    (Story) => (
      <Bench drafts={drafts}>
        <div style={{ width: 300, height: 720 }}>{Story()}</div>
      </Bench>
    ),
  ],
  parameters: { layout: 'fullscreen', shots: [] },
} satisfies Meta<typeof LivePreview>;
export default meta;

/** What is written is asked at once. */
export const Follows: StoryObj<typeof meta> = {
  play: async () => {
    const frame = (await screen.findByTitle('试玩')) as HTMLIFrameElement;
    const before = drafts.card(402)?.content ?? '';
    drafts.write(402, before, clozeJson('面包在', [1, '烤箱', ['冰箱']], '里变成金黄色。'));
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('里变成金黄色'));
    drafts.write(402, drafts.card(402)?.content ?? '', before);
  },
};
