import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DebugOptionList } from '#client/features/debug/DebugOptionList/DebugOptionList.tsx';
import { debugHeader, setDebugOptions } from '#client/platform/debug-options.ts';

const meta = {
  component: DebugOptionList,
} satisfies Meta<typeof DebugOptionList>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Options are sent along as one header. */
export const Default: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  beforeEach: () => {
    setDebugOptions({ skipEnergyDeduction: undefined });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: '不扣面包' }));
    await expect(debugHeader()).toEqual({ debug: '{"skipEnergyDeduction":true}' });
    await userEvent.click(canvas.getByRole('checkbox', { name: '不扣面包' }));
    await expect(debugHeader()).toEqual({});
    (document.activeElement as HTMLElement).blur();
  },
};
