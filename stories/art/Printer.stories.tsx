import type { Meta, StoryObj } from '@storybook/react-vite';
import { HandStamp, Printer } from '#client/art/Printer/Printer.tsx';

const meta = {
  component: Printer,
  args: { size: 120 },
  render: (args) => (
    <>
      <Printer {...args} />
      <HandStamp {...args} />
    </>
  ),
} satisfies Meta<typeof Printer>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
