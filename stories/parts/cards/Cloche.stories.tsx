import type { Meta, StoryObj } from '@storybook/react-vite';
import { Cloche } from '#client/parts/cards/Cloche/Cloche.tsx';

const meta = {
  component: Cloche,
  decorators: [(Story) => <div style={{ width: 240 }}>{Story()}</div>],
} satisfies Meta<typeof Cloche>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
