import type { Meta, StoryObj } from '@storybook/react-vite';
import { Logo } from '#client/art/Logo/Logo.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'art/Logo', component: Logo, args: { size: 72, name: '面包地图' } } satisfies Meta<typeof Logo>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

export const English: Story = {
  args: { name: 'Bread Atlas' },
  globals: { locale: 'en' },
  parameters: { shots: ['dark'] },
};

/** The mark alone, as small as a tab and as big as a door. */
export const Sizes: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={5}>
      {[16, 24, 48, 96, 240].map((size) => (
        <Logo key={size} size={size} />
      ))}
    </Sheet>
  ),
};

export const Signs: Story = {
  parameters: { shots: ['dark'] },
  render: ({ name }) => (
    <Sheet columns={1}>
      {[24, 40, 72].map((size) => (
        <Logo key={size} size={size} name={name} />
      ))}
    </Sheet>
  ),
};
