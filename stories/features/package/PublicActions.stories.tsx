import type { Meta, StoryObj } from '@storybook/react-vite';
import { PublicActions } from '#client/features/package/PublicActions/PublicActions.tsx';

const pkg = { id: 3, hashId: 'k3v9x2', addedShelf: true, isOwn: false };

const meta = {
  component: PublicActions,
  args: { loggedIn: true, package: pkg },
  // a bar at the foot of the window
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof PublicActions>;
export default meta;

type Story = StoryObj<typeof meta>;

export const OnTheShelf: Story = { parameters: { shots: ['dark', 'mobile', 'en'] } };
export const NotYet: Story = { args: { package: { ...pkg, addedShelf: false } }, parameters: { shots: ['mobile'] } };
export const Visitor: Story = { args: { loggedIn: false, package: { ...pkg, addedShelf: false } } };
