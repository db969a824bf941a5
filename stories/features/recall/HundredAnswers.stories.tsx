import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HundredAnswers } from '#client/features/recall/HundredAnswers/HundredAnswers.tsx';

const meta = { component: HundredAnswers, args: { kept: 90 } } satisfies Meta<typeof HundredAnswers>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Ninety: Story = {
  play: async ({ canvasElement }) => {
    const radii = [...canvasElement.querySelectorAll('circle')].map((circle) => Number(circle.getAttribute('r')));
    await expect(radii).toHaveLength(100);
    await expect(radii.filter((radius) => radius === Math.max(...radii))).toHaveLength(90);
  },
};
