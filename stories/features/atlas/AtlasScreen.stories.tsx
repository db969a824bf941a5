import { useApolloClient } from '@apollo/client/react';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { Activity, type ComponentProps, useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { AtlasScreen } from '#client/features/atlas/AtlasScreen/AtlasScreen.tsx';
import { JumpButton } from '#client/features/atlas/JumpButton/JumpButton.tsx';
import { LoadMore } from '#client/features/atlas/LoadMore/LoadMore.tsx';
import { LEVELS_AT_ONCE } from '#client/features/atlas/pages.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import {
  challengesUpTo,
  checkIn,
  energy,
  lookBack,
  overview,
  packages,
  preparation,
  stagesUpTo,
} from './sample-atlas.ts';

const answers = (activeLevel: number) => ({
  Query: {
    atlasStages: stagesUpTo(activeLevel),
    energy: energy(26),
    checkIn: checkIn(11),
    assets: () => ({ diamond: 1280, exp: 486 }),
    statsOverview: overview,
    stagePreparation: preparation(packages.slice(0, 3)),
    stageLookBack: lookBack,
    vip: () => ({ expireAt: null }),
    challengeStages: challengesUpTo(activeLevel),
    regionRewardStatus: () => ({ received: [1] }),
    challengePreparation: () => ({ requiredEnergy: 5, exp: 10 }),
  },
});

const meta = {
  component: AtlasScreen,
  subcomponents: { JumpButton, LoadMore },
  args: { rewards: null, wide: false },
  parameters: { layout: 'fullscreen', apollo: { resolvers: answers(24) } },
  render: (args) => (
    <>
      <AtlasScreen {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof AtlasScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const active = () => screen.findByRole('button', { name: '第 24 关，开始' });

/** In the middle of the third region; the active level is in view from the start. The wide page is the story of `Shell`. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile', 'tablet', 'text200 mobile'] },
  play: async () => {
    await expect(await active()).toHaveAttribute('aria-current', 'step');
    await expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(4);
    await waitFor(() => expect(document.scrollingElement?.scrollTop).toBeGreaterThan(300));
  },
};

/** The first level of a newcomer. */
export const Newcomer: Story = {
  parameters: { apollo: { resolvers: answers(1) }, shots: ['mobile'] },
  play: async () => {
    await screen.findByRole('button', { name: '第 1 关，开始' });
    await expect(screen.getAllByRole('button', { name: /未解锁/ })).toHaveLength(9);
    await expect(screen.getByText('从这里出发')).toBeInTheDocument();
  },
};

/** A locked level and an oven say what comes first. */
export const Locked: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '第 25 关，未解锁' }));
    await expect(await screen.findByText('请先完成当前关卡')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '挑战 8，通过第 26 关' }));
    await expect(await screen.findByText('通过第 26 关后可挑战')).toBeVisible();
  },
};

/** The active level opens the picker, a completed one its card and then its cards; Escape leads back to the level. */
export const OpensDialogs: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await active());
    await screen.findByRole('dialog', { name: /今天烤哪一袋/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(await active()).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: '第 23 关，已完成' }));
    await screen.findByRole('dialog', { name: '第 23 关' });
    await userEvent.click(screen.getByRole('button', { name: '回看这一关' }));
    await expect(await screen.findByText('reluctant', {}, { timeout: 10_000 })).toBeVisible();
  },
};

/** An address that names a package opens the picker at once, with it chosen. */
export const StartsAtOnce: Story = {
  args: { packageId: 4 },
  parameters: { picture: false },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /一年级上册生字/ })).toBeChecked();
  },
};

/** A warm oven opens its challenge; so does an address, which is how a duel that was lost comes back. */
export const OpensChallenge: Story = {
  parameters: { picture: false },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: '挑战 7，2 / 3 星' }));
    await screen.findByRole('dialog', { name: '挑战 7：糖霜女巫' });
    await expect(await screen.findByRole('button', { name: /再战一次/ })).toBeEnabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const RetriesChallenge: Story = {
  args: { challengeStage: 7, preStart: true },
  parameters: { picture: false },
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: '挑战 7：糖霜女巫' })).toBeVisible();
    await expect(screen.queryByRole('dialog', { name: /今天烤哪一袋/ })).toBeNull();
  },
};

/** Nine stars wait with their chest; the region before has given its own. */
export const ChestWaits: Story = {
  parameters: { picture: false },
  play: async () => {
    await expect(await screen.findByText('已领取')).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: '开宝箱' }));
    await expect(await screen.findByRole('dialog', { name: '九星集齐' })).toBeVisible();
  },
};

/** How far the learner has come; one more with each tap of the story. */
let reached = 19;
const asReached = () => {
  const { Query } = answers(reached);
  const { atlasStages, challengeStages } = Query;
  return {
    Query: {
      ...Query,
      atlasStages: ((parent, page) => stagesUpTo(reached)(parent, page)) satisfies typeof atlasStages,
      challengeStages: ((parent, page) => challengesUpTo(reached)(parent, page)) satisfies typeof challengeStages,
    },
  };
};

function GoingOn(args: ComponentProps<typeof AtlasScreen>) {
  const client = useApolloClient();
  const next = () => {
    reached += 1;
    void client.refetchQueries({ include: 'active' });
  };
  return (
    <>
      <button type="button" onClick={next}>
        往前
      </button>
      <AtlasScreen {...args} />
      <ToastRegion />
    </>
  );
}

/** A level further on the map is as it was; the first of a region lifts the fog over it. */
export const RegionOpens: Story = {
  parameters: { apollo: { resolvers: asReached() }, picture: false },
  beforeEach: () => {
    reached = 19;
  },
  render: (args) => <GoingOn {...args} />,
  play: async () => {
    await screen.findByRole('button', { name: '第 19 关，开始' });
    await userEvent.click(screen.getByRole('button', { name: '往前' }));
    await screen.findByRole('button', { name: '第 20 关，开始' });
    await expect(screen.queryByText(/雾散了/)).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '往前' }));
    await screen.findByRole('button', { name: '第 21 关，开始' });
    await expect(await screen.findByText('雾散了，莓酱山谷到了')).toBeVisible();
  },
};

/** Far from the active level an arrow leads back to it. */
export const FarAway: Story = {
  parameters: { picture: false },
  play: async () => {
    await active();
    await waitFor(() => expect(document.scrollingElement?.scrollTop).toBeGreaterThan(300));
    window.scrollTo(0, document.body.scrollHeight);
    await userEvent.click(await screen.findByRole('button', { name: '回到当前关卡' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '回到当前关卡' })).toBeNull(), { timeout: 3000 });
  },
};

const MANY = 2000;
/** Where each page of the map began that was asked for. */
let asked: number[] = [];
const pagesOfMany = () => {
  const { Query } = answers(MANY + 1);
  const stages = Query.atlasStages;
  const atlasStages: typeof stages = (parent, page) => {
    asked.push(page.offset);
    return stages(parent, page);
  };
  return { Query: { ...Query, atlasStages } };
};
const page = () => document.scrollingElement as Element;
/** How far down the page something stands, however it is scrolled. */
const placeOf = (element: Element) => Math.round(element.getBoundingClientRect().top + page().scrollTop);
/** The levels that are on the map, the lowest last. */
const levelsShown = () =>
  [...document.querySelectorAll<HTMLElement>('[data-region] button')]
    .map((stop) => ({
      stop,
      level: Number(/^第 (\d+) 关/.exec(stop.getAttribute('aria-label') ?? stop.textContent ?? '')?.[1]),
    }))
    .filter(({ level }) => level > 0)
    .sort((one, other) => other.level - one.level);
const lowest = () => levelsShown().at(-1) as { stop: HTMLElement; level: number };
const SLOW = { timeout: 30_000 };

/**
 * Two thousand levels open like twenty, and are there as they are scrolled to: each page is asked for once, what is on the
 * screen stays where it is while more comes below, and the way back leads to the same place.
 */
export const TwoThousandLevels: Story = {
  parameters: { apollo: { resolvers: pagesOfMany() }, picture: false },
  beforeEach: () => {
    asked = [];
  },
  play: async () => {
    const here = await screen.findByRole('button', { name: `第 ${MANY + 1} 关，开始` });
    await waitFor(() => expect(page().scrollTop).toBeGreaterThan(0));
    await waitFor(() => expect(lowest().level).toBeLessThan(MANY));
    await expect(levelsShown().length).toBeLessThanOrEqual(5 * LEVELS_AT_ONCE);
    const place = placeOf(here);
    const stood = page().scrollTop;

    for (let more = 0; more < 4; more++) {
      const { stop, level } = lowest();
      const at = placeOf(stop);
      window.scrollTo({ top: page().scrollHeight, behavior: 'instant' });
      await waitFor(
        () =>
          expect({ asked, lowest: lowest().level }).toMatchObject({
            lowest: expect.toSatisfy((it: number) => it <= level - LEVELS_AT_ONCE),
          }),
        SLOW,
      );
      // what is on the screen stays where it is while more comes below
      await expect(placeOf(stop)).toBe(at);
      await expect(stop.isConnected).toBe(true);
    }
    await expect(placeOf(here)).toBe(place);
    const all = levelsShown().map(({ level }) => level);
    await expect(all).toEqual(all.map((_, index) => (all[0] as number) - index));
    await expect(all.at(-1)).toBeLessThanOrEqual(MANY - 4 * LEVELS_AT_ONCE);
    // no page but the first, which is renewed when the map is shown, was asked for twice
    const later = asked.filter((offset) => offset > 0);
    await expect(later).toEqual(later.map((_, index) => (index + 1) * LEVELS_AT_ONCE));

    const asks = asked.length;
    for (let up = 4; up >= 0; up--) {
      window.scrollTo({ top: (page().scrollHeight * up) / 6, behavior: 'instant' });
      await new Promise(requestAnimationFrame);
      await expect(placeOf(here)).toBe(place);
    }
    await expect(asked).toHaveLength(asks);
    window.scrollTo({ top: page().scrollHeight / 2, behavior: 'instant' });
    await userEvent.click(await screen.findByTitle('回到当前关卡', {}, SLOW));
    await waitFor(() => expect(Math.abs(page().scrollTop - stood)).toBeLessThanOrEqual(1), SLOW);
    await expect(here).toHaveAttribute('aria-current', 'step');
  },
};

function Leaving(args: ComponentProps<typeof AtlasScreen>) {
  const [here, setHere] = useState(true);
  return (
    <>
      <Activity mode={here ? 'visible' : 'hidden'}>
        <AtlasScreen {...args} />
      </Activity>
      <button type="button" style={{ position: 'fixed', top: 0, left: 0, zIndex: 99 }} onClick={() => setHere(!here)}>
        {here ? 'leave' : 'come back'}
      </button>
    </>
  );
}

/** Who comes back to the map finds it where it was left, not at the active level. */
export const ComesBack: Story = {
  parameters: { picture: false },
  render: (args) => <Leaving {...args} />,
  play: async () => {
    const page = document.scrollingElement as Element;
    await active();
    await waitFor(() => expect(page.scrollTop).toBeGreaterThan(300));
    window.scrollTo({ top: 120, behavior: 'instant' });
    await waitFor(() => expect(page.scrollTop).toBe(120));
    // the map hears of it with the next frame
    await new Promise(requestAnimationFrame);
    await userEvent.click(screen.getByRole('button', { name: 'leave' }));
    await waitFor(() => expect(page.scrollTop).toBe(0));
    await userEvent.click(screen.getByRole('button', { name: 'come back' }));
    await waitFor(() => expect(page.scrollTop).toBe(120));
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status', { name: '地图正在展开' })).toHaveAttribute('data-visible'));
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'offline' }, shots: ['mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('地图没有展开');
    await expect(screen.getByRole('button', { name: '再试一次' })).toBeEnabled();
  },
};
