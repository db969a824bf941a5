import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import { authorResolvers, resetAuthor } from './author-server.ts';
import { told } from './server.ts';
import { startOver } from './start-over.ts';
import { WholeApp } from './WholeApp.tsx';

/** A token of somebody, whose drafts the device keeps under that name. */
const token = `e30.${btoa(JSON.stringify({ sub: '7' }))}.x`;

/** From an empty package to the first unit with it: each story goes on where the one before ends. */
const meta = {
  title: 'flows/Authoring',
  component: WholeApp,
  args: { path: '/shelf' },
  globals: { viewport: { value: 'pc' } },
  parameters: { layout: 'fullscreen', apollo: { resolvers: authorResolvers }, shots: ['pc'] },
  beforeEach: async () => {
    resetAuthor();
    await new Promise((resolve) => {
      const request = indexedDB.deleteDatabase('bread.drafts');
      request.onsuccess = resolve;
      request.onerror = resolve;
      request.onblocked = resolve;
    });
    return startOver(token);
  },
} satisfies Meta<typeof WholeApp>;
export default meta;

type Story = StoryObj<typeof meta>;

const SLOW = { timeout: 10_000 };
const WORDS = ['flour', 'yeast', 'dough', 'oven', 'crust', 'crumb', 'knead', 'bake', 'slice', 'loaf'];

export const NewPackage: Story = {
  play: async () => {
    await userEvent.click((await screen.findAllByRole('button', { name: '新建卡包' }, SLOW))[0] as HTMLElement);
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.click(await dialog.findByRole('button', { name: /自己做一袋/ }));
    await userEvent.click(await dialog.findByRole('radio', { name: /英文单词/ }));
    await userEvent.click(await dialog.findByRole('button', { name: '下一步' }));
    await userEvent.keyboard('烘焙单词{Enter}');
    await waitFor(() =>
      expect(told).toHaveBeenCalledWith('createPackage', expect.objectContaining({ cardType: 'WORD' })),
    );
    await screen.findByRole('treeitem', { name: /第 1 章/ }, SLOW);
    (document.activeElement as HTMLElement | null)?.blur();
  },
};

/** Ten words by the keyboard alone; what is written goes to the server by itself, and the package can be studied. */
export const TenWords: Story = {
  play: async (context) => {
    await NewPackage.play?.(context);
    for (const word of WORDS) {
      await userEvent.keyboard('{Control>}{Enter}{/Control}');
      const field = await screen.findByRole('combobox', { name: '单词' }, SLOW);
      await waitFor(() => expect(field).toHaveValue(''));
      await waitFor(() => expect(field).toHaveFocus());
      await userEvent.keyboard(`${word}{Tab}{Tab}`);
      await expect(screen.getByRole('textbox', { name: '释义' })).toHaveFocus();
      await userEvent.keyboard(`义${word}`);
    }
    await screen.findByRole('link', { name: '去学习' }, SLOW);
    await expect(told.mock.calls.filter(([mutation]) => mutation === 'createCard')).toHaveLength(WORDS.length);
    await screen.findByText('已保存', {}, SLOW);
    (document.activeElement as HTMLElement | null)?.blur();
    // the list follows the open card, and how far depends on whether the row had grown by then: the picture begins with the first
    const list = screen.getByRole('grid').firstElementChild;
    list?.scrollTo({ top: 0 });
    await waitFor(() => expect(list?.scrollTop).toBe(0));
  },
};

/** The study button leads to the map with this package in the hand, ready to start (the start itself is a journey's). */
export const Studied: Story = {
  parameters: { picture: false, shots: [] },
  play: async (context) => {
    await TenWords.play?.(context);
    await userEvent.click(await screen.findByRole('link', { name: '去学习' }));
    const picker = within(await screen.findByRole('dialog', { name: /今天烤/ }, SLOW));
    // until the map knows of all ten it says how many are missing
    await waitFor(() => expect(picker.getByRole('button', { name: /开始学习/ })).toBeEnabled(), SLOW);
    await expect(picker.getByText('烘焙单词')).toBeVisible();
  },
};

/** While the app is under review a phone's browser leads to it; the cards can be read all the same, and nothing is written. */
export const InReview: Story = {
  args: { path: '/packages/70' },
  globals: { viewport: { value: 'mobile' } },
  parameters: {
    shots: ['mobile'],
    apollo: {
      resolvers: {
        ...authorResolvers,
        Query: {
          ...authorResolvers.Query,
          appInfo: () => ({
            ...authorResolvers.Query.appInfo(),
            androidReview: true,
            appUrl: 'https://example.com/app',
          }),
        },
      },
    },
  },
  beforeEach: () => {
    resetAuthor('烘焙单词');
    const agent = navigator.userAgent;
    const pretend = (value: string) => Object.defineProperty(navigator, 'userAgent', { value, configurable: true });
    pretend('Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0 Mobile Safari/537.36');
    return () => void pretend(agent);
  },
  play: async () => {
    await screen.findByRole('heading', { name: '去 App 里写卡片' }, SLOW);
    await expect(screen.getByRole('link', { name: '下载 App' })).toHaveAttribute('href', 'https://example.com/app');
    await expect(screen.queryByRole('tree')).toBeNull();
  },
};

export const InReviewRead: Story = {
  ...InReview,
  parameters: { ...InReview.parameters, picture: false, shots: [] },
  play: async (context) => {
    await InReview.play?.(context);
    await userEvent.click(screen.getByRole('button', { name: '先看看卡片' }));
    await expect(await screen.findByRole('heading', { name: '烘焙单词' }, SLOW)).toBeVisible();
    await expect(screen.queryByRole('button', { name: /新卡片/ })).toBeNull();
  },
};
