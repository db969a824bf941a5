import type { Meta, StoryObj } from '@storybook/react-vite';
import { PriceTag } from '#client/features/shelf/PriceTag/PriceTag.tsx';

const meta = {
  component: PriceTag,
  args: { children: <b>考研英语核心词 3200</b> },
  render: (args) => (
    <div style={{ display: 'grid', width: 190 }}>
      <PriceTag {...args} />
    </div>
  ),
} satisfies Meta<typeof PriceTag>;
export default meta;

export const Default: StoryObj<typeof meta> = { parameters: { shots: ['dark'] } };
