import type { Meta, StoryObj } from '@storybook/react-vite';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { Line } from '#stories/support/Sheet.tsx';

const meta = {
  title: 'ui/Tag',
  component: Tag,
  args: { children: '复习' },
} satisfies Meta<typeof Tag>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

export const Tones: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Line>
      {(['plain', 'crust', 'leaf', 'jam', 'sky', 'gem', 'butter', 'ember', 'solid'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <span data-region="2">
        <Tag tone="region" icon="clock">
          region
        </Tag>
      </span>
    </Line>
  ),
};

export const WithIcon: Story = { args: { icon: 'lock', tone: 'jam' } };

export const English: Story = { args: { children: 'Review', tone: 'sky' }, globals: { locale: 'en' } };
