import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bang, Embers, Mitt, OvenArch, ThrownBun } from '#client/art/Oven/Oven.tsx';

const meta = {
  component: OvenArch,
  args: { size: 120 },
  render: (args) => (
    <>
      <OvenArch {...args} />
      <OvenArch wide {...args} />
      <Embers {...args} />
      <Mitt {...args} />
      <ThrownBun {...args} />
      <Bang {...args} />
    </>
  ),
} satisfies Meta<typeof OvenArch>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
