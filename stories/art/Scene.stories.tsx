import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '#client/art/Scene/Scene.tsx';
import { scenes } from '#client/art/Scene/scenes.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Scene', component: Scene, args: { name: 'emptyShelf', size: 168 } } satisfies Meta<
  typeof Scene
>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const All: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: ({ size }) => (
    <Sheet columns={3}>
      {scenes.keys.map((name) => (
        <Scene key={name} name={name} size={size} />
      ))}
    </Sheet>
  ),
};

export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <>
      {[48, 96, 240].map((size) => (
        <Sheet key={size} columns={size > 200 ? 2 : 7}>
          {scenes.keys.slice(0, size > 200 ? 2 : 7).map((name) => (
            <Scene key={name} name={name} size={size} />
          ))}
        </Sheet>
      ))}
    </>
  ),
};
