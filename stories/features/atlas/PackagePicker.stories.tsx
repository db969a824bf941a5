import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { PackagePicker } from '#client/features/atlas/PackagePicker/PackagePicker.tsx';
import { PackageTile } from '#client/features/atlas/PackageTile/PackageTile.tsx';
import { PickerFooter } from '#client/features/atlas/PickerFooter/PickerFooter.tsx';
import { closeDialog, useDialogOpen } from '#client/platform/dialogs.ts';
import { setPreferences } from '#client/platform/preferences.ts';
import { dropUnit, takeUnit } from '#client/platform/unit-handover.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';
import { energy, packages, preparation } from './sample-atlas.ts';

const started = (_: unknown, { input }: { input: { packageId: number; mode: string } }) => ({
  unitId: 77,
  stageId: 524,
  level: 24,
  packageId: input.packageId,
  mode: input.mode,
  startedAt: '2026-04-15T00:30:00.000Z',
  schedules: [],
  energy: energy(21)(),
});

interface Given {
  list?: typeof packages;
  bread?: number;
  vip?: boolean;
  freeEnergyUsed?: boolean;
}

const answers = ({ list = packages, bread = 26, vip = false, freeEnergyUsed = false }: Given = {}) => ({
  Query: {
    stagePreparation: preparation(list),
    energy: energy(bread),
    vip: () => ({ expireAt: vip ? '2026-12-31T00:00:00.000Z' : null }),
    currentUser: () => ({ id: 1, flag: { freeEnergyUsed } }),
  },
  Mutation: { startStage: started },
});

function EnergyOpened() {
  return useDialogOpen('energy') ? <p>bread dialog</p> : null;
}

const meta = {
  component: PackagePicker,
  subcomponents: { PackageTile, PickerFooter },
  args: { level: 24, onClose: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: answers() } },
  beforeEach: () => {
    closeDialog();
    dropUnit();
    return () => setPreferences({ passionateMode: false });
  },
  render: (args) => (
    <>
      <PackagePicker {...args} />
      <EnergyOpened />
    </>
  ),
} satisfies Meta<typeof PackagePicker>;
export default meta;

type Story = StoryObj<typeof meta>;

const start = () => screen.findByRole('button', { name: /开始学习/ });

/** Five bags and the way to add another; the first is chosen. */
export const Default: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async () => {
    await expect(await screen.findByRole('radio', { name: /常用英语单词/ })).toBeChecked();
    await expect(screen.getByText(/需要/)).toHaveTextContent('需要 5 个面包，现有 26');
    await expect(screen.queryByRole('switch')).toBeNull();
  },
};

/** On a desktop four bags and the way to another stand whole, and no edge of a fifth is left between them. */
export const NoEdgeOfAFifth: Story = {
  globals: { viewport: { value: 'pc' } },
  parameters: { picture: false },
  play: async () => {
    const bags = (await screen.findAllByRole('radio')).map((radio) => radio.closest('label')?.getBoundingClientRect());
    const add = screen.getByRole('button', { name: /添加卡包/ }).getBoundingClientRect();
    await expect(bags[3]?.right).toBeLessThan(add.left);
    await expect(bags[4]?.left).toBeGreaterThanOrEqual(add.left);
  },
};

/** Choosing by keyboard and starting hands the unit over to the lesson. */
export const Starts: Story = {
  parameters: { picture: false },
  play: async () => {
    (await screen.findByRole('radio', { name: /常用英语单词/ })).focus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('radio', { name: /古诗词名句/ })).toBeChecked();
    await userEvent.click(await start());
    await waitFor(() => expect(takeUnit()).toMatchObject({ unitId: 77, packageId: 1, mode: 'NORMAL' }));
  },
};

/** VIP: the passionate mode replaces the cost. */
export const Vip: Story = {
  parameters: { apollo: { resolvers: answers({ vip: true }) }, shots: ['mobile', 'pc', 'dark pc'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('switch', { name: /炉火模式/ }));
    await expect(screen.getByText('不消耗面包')).toBeVisible();
    await userEvent.click(await start());
    await waitFor(() => expect(takeUnit()).toMatchObject({ mode: 'PASSIONATE' }));
  },
};

/** Short of bread with the free refill left: a hint, and starting opens the bread dialog instead. */
export const NotEnoughBread: Story = {
  parameters: { apollo: { resolvers: answers({ bread: 2 }) }, shots: ['mobile', 'pc'] },
  play: async () => {
    await expect(await screen.findByText('面包不够？可以免费烤满一次')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: '免费烤满' }));
    await expect(await screen.findByText('bread dialog')).toBeInTheDocument();
    await expect(takeUnit()).toBeNull();
    closeDialog();
  },
};

/** A package of fewer than ten cards says how many are missing and cannot be started. */
export const TooFewCards: Story = {
  parameters: {
    apollo: { resolvers: answers({ list: [{ ...packages[0], cardCount: 7, cardCountLearned: 2 } as never] }) },
    shots: ['mobile'],
  },
  play: async () => {
    await expect(await screen.findByText('还差 3 张')).toBeVisible();
    await expect(await start()).toBeDisabled();
  },
};

export const Empty: Story = {
  parameters: { apollo: { resolvers: answers({ list: [] }) }, shots: ['mobile', 'en mobile'] },
  play: async () => {
    await expect(await screen.findByText('架子还空着')).toBeVisible();
    await expect(screen.getByRole('button', { name: '添加卡包' })).toBeVisible();
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' } },
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status', { name: '正在拿卡包' })).toHaveAttribute('data-visible'));
  },
};

export const Failed: Story = {
  parameters: { apollo: { state: 'error' } },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('卡包没拿到');
  },
};
