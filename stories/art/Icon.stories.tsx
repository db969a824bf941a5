import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { ICONS, type IconName } from '#client/art/Icon/icons.ts';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Icon', component: Icon, args: { name: 'search', size: 32 } } satisfies Meta<typeof Icon>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

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

/** As large as the words beside it, unless told. */
export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: ({ name }) => (
    <Sheet columns={5}>
      {[16, 24, 48, 96, 240].map((size) => (
        <Icon key={size} name={name} size={size} />
      ))}
    </Sheet>
  ),
};
