import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Bakery } from '#client/art/Region/Bakery.tsx';
import { FogBank } from '#client/art/Region/FogBank.tsx';
import { Gateway } from '#client/art/Region/Gateway.tsx';
import { Land } from '#client/art/Region/Land.tsx';
import { RegionProp } from '#client/art/Region/RegionProp.tsx';
import { regions } from '#client/art/Region/regions.ts';
import { Silhouettes } from '#client/art/Region/Silhouettes.tsx';
import { begin } from '#client/art/Region/start.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const SIX = [0, 1, 2, 3, 4, 5];

const meta = {
  title: 'art/Region',
  component: Gateway,
  subcomponents: { Land, RegionProp, Silhouettes, FogBank, Bakery },
  args: { region: 0, size: 240 },
  // All six are there before anything is looked at.
  loaders: [() => Promise.all([...SIX.map((region) => regions.load(region)), begin.load('start')])],
} satisfies Meta<typeof Gateway>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The panoramas that open the regions. */
export const Gateways: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={2}>
      {SIX.map((region) => (
        <Gateway key={region} region={region} size={130} />
      ))}
    </Sheet>
  ),
};

/** The ground behind each. */
export const Lands: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={3}>
      {SIX.map((region) => (
        <Land key={region} region={region} size={170} />
      ))}
    </Sheet>
  ),
};

/** The regions from afar, and the fog they lie in. */
export const Afar: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={2}>
      {SIX.map((region) => (
        <Silhouettes key={region} region={region} size={120} />
      ))}
      <FogBank seed={1} />
      <FogBank seed={5} rim={false} />
    </Sheet>
  ),
};

/** Where the map begins. */
export const Start: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={2}>
      <Bakery size={240} />
      <Bakery part="yard" size={240} />
    </Sheet>
  ),
};

const props = await Promise.all(SIX.map((region) => regions.load(region)));

/** What stands in a region stands in no other. */
export const Props: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={7}>
      {props.flatMap((place, region) =>
        Object.keys(place?.props ?? {}).map((name) => (
          <RegionProp key={name} region={region} name={name} scale={0.7} />
        )),
      )}
    </Sheet>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('svg')).toHaveLength(38));
    const names = props.flatMap((place) => Object.keys(place?.props ?? {}));
    await expect(new Set(names).size).toBe(names.length);
  },
};
