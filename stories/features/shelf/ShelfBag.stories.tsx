import type { Meta, StoryObj } from '@storybook/react-vite';
import { useRouterState } from '@tanstack/react-router';
import { expect, fn, spyOn, waitFor } from 'storybook/test';
import { ShelfBag } from '#client/features/shelf/ShelfBag/ShelfBag.tsx';
import { ShelfBoard } from '#client/features/shelf/ShelfBoard/ShelfBoard.tsx';
import type { ShelfBag_PackageFragment } from '#client/graphql/generated/shelf.ts';
import { setPreferences } from '#client/platform/preferences.ts';
import { shelfPackages } from '#stories/support/sample-packages.ts';

const packages = shelfPackages([12, 40, 28, 3, 7]) as unknown as ShelfBag_PackageFragment[];
const [pkg, complete] = packages as [ShelfBag_PackageFragment, ShelfBag_PackageFragment];

/** Where the story's own router has come to. */
function Address() {
  const href = useRouterState({ select: (state) => state.location.href });
  return <output hidden>{href}</output>;
}

const meta = {
  component: ShelfBag,
  args: { package: pkg, onMore: fn() },
  render: (args) => (
    <div style={{ width: 420 }}>
      <ShelfBoard>
        <ShelfBag {...args} />
      </ShelfBoard>
      <Address />
    </div>
  ),
} satisfies Meta<typeof ShelfBag>;
export default meta;

type Story = StoryObj<typeof meta>;

const address = () => document.querySelector('output')?.textContent;

/** The bag leads to the map, the name to the cards; what else can be done is behind a button. */
export const Default: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: '常用英语单词' })).toHaveAttribute('href', '/packages/3');
    await expect(canvas.getByText('学过 12 张，共 60 张')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: '「常用英语单词」的更多操作' }));
    await expect(args.onMore).toHaveBeenLastCalledWith(3);
    (document.activeElement as HTMLElement).blur();
  },
};

export const LongText: Story = {
  args: { package: packages[3] as ShelfBag_PackageFragment },
  parameters: { shots: ['mobile'] },
};

/** A ribbon goes around a bag of which every card is learned. */
export const Complete: Story = {
  args: { package: complete },
  parameters: { shots: ['dark'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('烤齐了')).toBeVisible();
  },
};

/** A tap, or Enter on it, lifts the bag and carries it to the map, where it is the chosen one. */
export const Lifted: Story = {
  parameters: { picture: false },
  beforeEach: () => {
    // the tests' own browser asks for less motion
    const asked = matchMedia.bind(window);
    const still = matchMedia('not all');
    const spy = spyOn(window, 'matchMedia').mockImplementation((query) =>
      query.includes('reduced-motion') ? still : asked(query),
    );
    return () => spy.mockRestore();
  },
  play: async ({ canvas, userEvent }) => {
    const bag = canvas.getByRole('link', { name: '今天烤这袋：常用英语单词' });
    const cell = bag.closest('li');
    await userEvent.tab();
    await expect(bag).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(cell).toHaveAttribute('data-lifted');
    await expect(address()).toBe('/');
    await waitFor(() => expect(address()).toBe('/atlas?pkgId=3'));
  },
};

/** Nothing moves: the page changes at once. */
export const LiftedWithoutMotion: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    setPreferences({ reduceMotion: true });
    await expect(canvas.getByRole('link', { name: '常用英语单词' })).toBeVisible();
    const bag = canvas.getByRole('link', { name: '今天烤这袋：常用英语单词' });
    await userEvent.click(bag);
    await expect(bag.closest('li')).not.toHaveAttribute('data-lifted');
    await waitFor(() => expect(address()).toBe('/atlas?pkgId=3'));
  },
};

/** Too few cards to bake: the bag leads to where they are written. */
export const TooFewCards: Story = {
  args: { package: { ...pkg, cardCount: 4, cardCountLearned: 0, owned: { createdAt: '' } } },
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link', { name: /今天烤这袋/ })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('link', { name: '打开「常用英语单词」' }));
    await waitFor(() => expect(address()).toBe('/packages/3'));
  },
};
