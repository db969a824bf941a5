import type { Meta, StoryObj } from '@storybook/react-vite';
import { Item } from '#client/art/Item/Item.tsx';
import { ITEMS, type ItemName } from '#client/art/kit/items.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Item', component: Item, args: { name: 'bread', size: 96 } } satisfies Meta<typeof Item>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(ITEMS) as ItemName[];

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Off and on: only the star and the chest differ. */
export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={6}>
      {names.flatMap((name) => [false, true].map((on) => <Item key={`${name}-${on}`} name={name} on={on} size={64} />))}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[24, 48, 96].map((size) => (
        <Sheet key={size} columns={names.length}>
          {names.map((name) => (
            <Item key={name} name={name} size={size} />
          ))}
        </Sheet>
      ))}
      <Sheet columns={3}>
        {names.slice(0, 3).map((name) => (
          <Item key={name} name={name} size={240} />
        ))}
      </Sheet>
    </>
  ),
};
