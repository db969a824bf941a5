import type { Meta, StoryObj } from '@storybook/react-vite';
import { Counter } from '#client/features/lesson/Counter/Counter.tsx';
import { freshSession } from './units.ts';

const meta = {
  component: Counter,
  args: { mascot: 1002, pose: 'think', frame: freshSession().frame, progress: 0.45, left: 6 },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Counter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const WithKeys: Story = { parameters: { shots: ['dark mobile', 'mobile', 'en pc', 'pc'] } };
export const BeforeTheBoss: Story = {
  args: { frame: { type: 'bossStart' }, pose: 'idle', progress: 0.75 },
  parameters: { shots: ['pc'] },
};

/** A mistake lets the bun sink until the answer is right. */
export const AfterAMistake: Story = { args: { pose: 'idle', sags: true }, parameters: { shots: ['mobile'] } };
