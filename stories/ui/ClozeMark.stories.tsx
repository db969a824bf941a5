import type { Meta, StoryObj } from '@storybook/react-vite';
import { ClozeMark } from '#client/ui/ClozeMark/ClozeMark.tsx';

const meta = {
  title: 'ui/ClozeMark',
  component: ClozeMark,
  args: { group: 1, digit: true, children: '光合作用' },
} satisfies Meta<typeof ClozeMark>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };

/** Five groups, told apart by colour, underline and digit. */
export const Groups: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  render: (args) => (
    <p>
      {['光合作用', '叶绿体', '二氧化碳', '氧气', '有机物'].map((word, i) => (
        <span key={word}>
          植物的{' '}
          <ClozeMark {...args} group={i + 1}>
            {word}
          </ClozeMark>
          ，
        </span>
      ))}
    </p>
  ),
};

/** A long point keeps its look over the end of a line. */
export const LongText: Story = {
  args: {
    group: 5,
    children: '绿色植物利用光能，把二氧化碳和水变成储存着能量的有机物，并且释放出氧气的过程'.repeat(2),
  },
  globals: { viewport: { value: 'mobile' } },
};
