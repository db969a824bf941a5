import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bag } from '#client/art/Bag/Bag.tsx';
import { Bun } from '#client/art/Bun/Bun.tsx';
import { Compass } from '#client/art/Compass/Compass.tsx';
import { Illustration } from '#client/art/Illustration/Illustration.tsx';
import { builtInNames } from '#client/art/Illustration/illustrations.ts';
import { Item } from '#client/art/Item/Item.tsx';
import { ITEMS, type ItemName } from '#client/art/kit/items.ts';
import type { NodeState } from '#client/art/kit/nodes.ts';
import { PROPS, type PropName } from '#client/art/kit/props.ts';
import { TIERS } from '#client/art/kit/tiers.ts';
import { LevelNode } from '#client/art/LevelNode/LevelNode.tsx';
import { Logo } from '#client/art/Logo/Logo.tsx';
import { Picture } from '#client/art/Picture/Picture.tsx';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { Scenery } from '#client/art/Scenery/Scenery.tsx';
import { TierBadge } from '#client/art/TierBadge/TierBadge.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Things', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const regions = [0, 1, 2, 3, 4, 5];

export const Items: Story = {
  render: () => (
    <Sheet columns={6}>
      {(Object.keys(ITEMS) as ItemName[]).flatMap((name) =>
        [false, true].map((on) => <Item key={`${name}-${on}`} name={name} on={on} size={64} />),
      )}
    </Sheet>
  ),
};

export const Props: Story = {
  render: () => (
    <Sheet columns={5}>
      {(Object.keys(PROPS) as PropName[]).map((name) => (
        <Prop key={name} name={name} size={96} />
      ))}
    </Sheet>
  ),
};

export const Tiers: Story = {
  render: () => (
    <Sheet columns={7}>
      {TIERS.map((tier) => (
        <TierBadge key={tier} tier={tier} size={72} />
      ))}
    </Sheet>
  ),
};

/** Every state on the plate of every region. */
export const Nodes: Story = {
  render: () => (
    <Sheet columns={6}>
      {(['done', 'active', 'locked', 'challenge'] satisfies NodeState[]).flatMap((state) =>
        regions.map((region) => <LevelNode key={`${state}-${region}`} state={state} region={region} size={88} />),
      )}
    </Sheet>
  ),
};

export const Sceneries: Story = {
  render: () => (
    <Sheet columns={2}>
      {regions.map((region) => (
        <Scenery key={region} region={region} size={110} />
      ))}
    </Sheet>
  ),
};

/** A package: its companion looks out of the paper bag. */
export const Bags: Story = {
  render: () => (
    <Sheet columns={6}>
      {[...'词诗字生史题'].map((label, i) => (
        <Bag key={label} mascot={1001 + i * 2 + (i % 2)} region={i} label={label} width={108} />
      ))}
    </Sheet>
  ),
};

export const Buns: Story = {
  render: () => (
    <Sheet columns={3}>
      <Bun state="baked" size={56} />
      <Bun state="warm" size={56} />
      <Bun state="raw" size={56} />
    </Sheet>
  ),
};

export const Compasses: Story = {
  render: () => (
    <Sheet columns={6}>
      {regions.map((region) => (
        <span key={region} data-region={region}>
          <Compass />
        </span>
      ))}
    </Sheet>
  ),
};

export const Logos: Story = {
  render: () => (
    <Sheet columns={1}>
      <Logo size={96} />
      <Logo size={72} name="面包地图" />
      <Logo size={40} name="面包地图" />
    </Sheet>
  ),
};

/** Everything a card may show by `kit:<name>`. */
export const Illustrations: Story = {
  render: () => (
    <Sheet columns={8}>
      {builtInNames.map((name) => (
        <Illustration key={name} name={name} size={72} />
      ))}
    </Sheet>
  ),
};

/** What everything is drawn with. */
export const OnePicture: Story = {
  render: () => (
    <Picture drawing={{ box: '0 0 48 48', inner: '<circle cx="24" cy="24" r="18" fill="$crust"/>' }} size={96} />
  ),
};
