import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Sheet } from '#stories/support/Sheet.tsx';

const meta = { title: 'ui/Meter', component: Meter, args: { value: 60, label: '进度' } } satisfies Meta<typeof Meter>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { value: 14, max: 20, valueText: '14 / 20' },
  play: async ({ canvasElement }) => {
    const meter = within(canvasElement).getByRole('progressbar', { name: '进度' });
    await expect(meter).toHaveAttribute('aria-valuenow', '14');
    await expect(meter).toHaveAttribute('aria-valuetext', '14 / 20');
  },
};

export const Variants: Story = {
  parameters: { shots: ['dark'] },
  render: () => (
    <Sheet columns={1}>
      <Wide value={86} />
      <Wide value={60} tone="leaf" />
      <Wide value={60} tone="jam" size="l" />
      <Wide value={45} tone="crust" size="s" />
      <Wide value={30} tone="gem" />
      <Wide value={30} tone="region" size="s" />
      <Wide value={1} />
      <Wide value={0} />
      <Wide value={250} />
    </Sheet>
  ),
};

function Wide(props: Omit<Parameters<typeof Meter>[0], 'label'>) {
  return (
    <div data-region="4" style={{ width: '100%' }}>
      <Meter label="进度" {...props} />
    </div>
  );
}
