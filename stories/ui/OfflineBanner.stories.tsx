import type { Meta, StoryObj } from '@storybook/react-vite';
import { OfflineBanner } from '#client/ui/OfflineBanner/OfflineBanner.tsx';

const meta = {
  title: 'ui/OfflineBanner',
  component: OfflineBanner,
  args: { text: '断网了，正在用本机的内容', line: '3 关的成绩已存好，联网后自动补交' },
} satisfies Meta<typeof OfflineBanner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

export const English: Story = {
  args: {
    text: 'You are offline; this is what is on this device',
    line: 'Three results are saved and will be sent later',
  },
  globals: { locale: 'en' },
};
