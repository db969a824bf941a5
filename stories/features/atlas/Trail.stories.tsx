import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { LevelStop } from '#client/features/atlas/LevelStop/LevelStop.tsx';
import { MapGround } from '#client/features/atlas/MapGround/MapGround.tsx';
import { NextRegionCard } from '#client/features/atlas/NextRegionCard/NextRegionCard.tsx';
import { OvenStop } from '#client/features/atlas/OvenStop/OvenStop.tsx';
import { RegionSign } from '#client/features/atlas/RegionSign/RegionSign.tsx';
import { buildRegions } from '#client/features/atlas/regions.ts';
import { StartFooter } from '#client/features/atlas/StartFooter/StartFooter.tsx';
import { Trail } from '#client/features/atlas/Trail/Trail.tsx';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';
import { stagesUpTo } from './sample-atlas.ts';

/** The newest region of a map whose active level is this. */
function regionAt(activeLevel: number) {
  const { stages } = stagesUpTo(activeLevel)({}, { offset: 0, limit: 10 });
  const [region] = buildRegions(stages as LevelStop_StageFragment[], activeLevel);
  if (!region) throw new Error('no region');
  return region;
}

const meta = {
  component: Trail,
  subcomponents: { LevelStop, OvenStop, MapGround, RegionSign, NextRegionCard, StartFooter },
  args: { region: regionAt(24), companion: 1002, onLevel: fn(), onChallenge: fn() },
  parameters: { layout: 'fullscreen' },
  render: (args) => (
    <>
      <NextRegionCard index={args.region.index + 1} done={3} />
      <section data-region={args.region.colour}>
        <RegionSign region={args.region} />
        <Trail {...args} />
      </section>
      <StartFooter />
    </>
  ),
} satisfies Meta<typeof Trail>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Three levels done, the fourth active, six locked; one oven warm, two cold. */
export const Default: Story = {
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async ({ args }) => {
    await userEvent.click(screen.getByRole('button', { name: '第 24 关，开始' }));
    await expect(args.onLevel).toHaveBeenLastCalledWith(expect.objectContaining({ level: 24, state: 'active' }));
    await userEvent.click(screen.getByRole('button', { name: '挑战 7，可挑战' }));
    await expect(args.onChallenge).toHaveBeenLastCalledWith(expect.objectContaining({ anchor: 23, anchorDone: true }));
    await expect(screen.getAllByRole('listitem')).toHaveLength(13);
  },
};

export const Toast: Story = { args: { region: regionAt(1) }, parameters: { shots: ['mobile'] } };
export const Matcha: Story = { args: { region: regionAt(17) }, parameters: { shots: ['mobile'] } };
export const Salt: Story = { args: { region: regionAt(32) }, parameters: { shots: ['mobile'] } };
export const Taro: Story = { args: { region: regionAt(46) }, parameters: { shots: ['mobile'] } };
export const Rye: Story = { args: { region: regionAt(60) }, parameters: { shots: ['dark mobile'] } };
