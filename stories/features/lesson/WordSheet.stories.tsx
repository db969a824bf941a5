import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { WordSheet } from '#client/features/lesson/WordSheet/WordSheet.tsx';

const kitchen = {
  spelling: 'kitchen',
  phoneticUk: 'ˈkɪtʃɪn',
  phoneticUs: null,
  explain: 'n. 厨房\nn. 全套炊具',
  sentences: [{ source: 'She was reluctant to leave the warm kitchen.', translation: '她舍不得离开暖和的厨房。' }],
};

const answering = (words: unknown[]) => ({ apollo: { resolvers: { Query: { searchDictionary: () => words } } } });

const meta = {
  title: 'features/lesson/WordSheet',
  component: WordSheet,
  parameters: { layout: 'fullscreen', ...answering([{ ...kitchen, spelling: 'kitchens' }, kitchen]) },
  args: { word: 'kitchen', onClose: fn() },
} satisfies Meta<typeof WordSheet>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The word itself, and not one that begins like it. */
export const Found: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'pc'] },
  play: async ({ userEvent, args }) => {
    await waitFor(() => expect(screen.getByText(/全套炊具/)).toBeVisible());
    await expect(screen.getByText('/ˈkɪtʃɪn/')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Unknown: Story = {
  parameters: { shots: ['mobile'], ...answering([]) },
  play: async () => {
    await expect(await screen.findByText('没有这个词')).toBeVisible();
  },
};

/** No answer within a second: said, and asked again at a tap. */
export const TimedOut: Story = {
  parameters: { shots: ['mobile', 'en mobile'], apollo: { state: 'loading' } },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText(/没连上|took too long/, {}, { timeout: 3000 })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /再试|重试|again/i }));
    await waitFor(() => expect(screen.queryByText(/没连上|took too long/)).toBeNull());
    await expect(await screen.findByText(/没连上|took too long/, {}, { timeout: 3000 })).toBeVisible();
  },
};
