import type { Meta, StoryObj } from '@storybook/react-vite';
import { figureSets } from '#client/art/Illustration/figures.ts';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { builtInNames } from '#client/art/Illustration/illustrations.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'art/Illustration',
  component: Illustration,
  args: { name: 'windmill', size: 96 },
} satisfies Meta<typeof Illustration>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Everything a card may show by `kit:<name>`. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={8}>
      {builtInNames.map((name) => (
        <Illustration key={name} name={name} size={72} />
      ))}
    </Sheet>
  ),
};

/** What characters show beside their old form, and diagrams of questions. */
export const Figures: Story = {
  loaders: [
    async () => ({
      names: (
        await Promise.all(
          figureSets.keys.map(async (set) =>
            Object.keys((await figureSets.load(set)) ?? {}).map((own) => `figure/${set}/${own}` as const),
          ),
        )
      ).flat(),
    }),
  ],
  render: (_, { loaded }) => (
    <Sheet columns={8}>
      {(loaded.names as `figure/nature/${string}`[]).map((name) => (
        <Illustration key={name} name={name} size={56} />
      ))}
    </Sheet>
  ),
};
