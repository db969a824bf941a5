import type { Meta, StoryObj } from '@storybook/react-vite';
import { ComboCrumbs } from '#client/features/lesson/ComboCrumbs/ComboCrumbs.tsx';

const meta = {
  component: ComboCrumbs,
  args: { combo: 10 },
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <div style={{ height: 320 }}>{Story()}</div>],
} satisfies Meta<typeof ComboCrumbs>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ten: Story = { parameters: { shots: ['dark', 'mobile'] } };
export const Five: Story = { args: { combo: 5 } };
