import type { Meta, StoryObj } from '@storybook/react-vite';
import { NavIcon, type NavIconName } from '#client/art/NavIcon/NavIcon.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/NavIcon', component: NavIcon, args: { name: 'atlas', current: true } } satisfies Meta<
  typeof NavIcon
>;
export default meta;

type Story = StoryObj<typeof meta>;

const places: NavIconName[] = ['atlas', 'reward', 'rank', 'shelf', 'mine', 'message', 'help'];

/** The places of the main navigation; the current one is filled. */
export const Default: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={7}>
      {[false, true].flatMap((current) =>
        places.map((name) => <NavIcon key={`${name}-${current}`} name={name} current={current} />),
      )}
    </Sheet>
  ),
};
