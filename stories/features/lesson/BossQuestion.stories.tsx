import type { Meta, StoryObj } from '@storybook/react-vite';
import { BossQuestion } from '#client/features/lesson/BossQuestion/BossQuestion.tsx';

const meta = {
  component: BossQuestion,
  args: { guest: 1007, hp: 80, outcome: 'asked', damage: 20, children: <h1>选出正确的意思</h1> },
  decorators: [
    (Story) => <div style={{ maxWidth: 1000, overflow: 'hidden', background: 'var(--art-soot)' }}>{Story()}</div>,
  ],
} satisfies Meta<typeof BossQuestion>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Wrong: the guest laughs. */
export const Laughing: Story = { args: { outcome: 'wrong' }, parameters: { shots: ['mobile', 'dark'] } };
export const Hit: Story = { args: { outcome: 'right' }, parameters: { shots: ['mobile'] } };
export const Asking: Story = {};
