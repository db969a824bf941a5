import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { ICONS, type IconName } from '#client/art/Icon/icons.ts';
import { NavIcon, type NavIconName } from '#client/art/NavIcon/NavIcon.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Icon', component: Icon, args: { name: 'search', size: 32 } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const All: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={10}>
      {(Object.keys(ICONS) as IconName[]).map((name) => (
        <span key={name} title={name}>
          <Icon name={name} size={28} />
        </span>
      ))}
    </Sheet>
  ),
};

const places: NavIconName[] = ['atlas', 'reward', 'rank', 'shelf', 'mine', 'message', 'help'];

/** The places of the main navigation; the current one is filled. */
export const Navigation: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={7}>
      {[false, true].flatMap((current) =>
        places.map((name) => <NavIcon key={`${name}-${current}`} name={name} current={current} />),
      )}
    </Sheet>
  ),
};
