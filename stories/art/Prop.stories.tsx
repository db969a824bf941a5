import type { Meta, StoryObj } from '@storybook/react-vite';
import { PROPS, type PropName } from '#client/art/kit/props.ts';
import { Prop } from '#client/art/Prop/Prop.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Prop', component: Prop, args: { name: 'windmill', size: 96 } } satisfies Meta<typeof Prop>;
export default meta;

type Story = StoryObj<typeof meta>;

const names = Object.keys(PROPS) as PropName[];

export const Default: Story = { parameters: { shots: ['dark'] } };

export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={5}>
      {names.map((name) => (
        <Prop key={name} name={name} size={96} />
      ))}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[24, 48].map((size) => (
        <Sheet key={size} columns={names.length}>
          {names.map((name) => (
            <Prop key={name} name={name} size={size} />
          ))}
        </Sheet>
      ))}
      <Prop name="oven" size={240} />
    </>
  ),
};
