import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { McqAnalysis } from '#client/parts/cards/mcq/editor/McqAnalysis/McqAnalysis.tsx';
import type { McqCard } from '#domain/cards/content.ts';
import { EditorBench } from '../../editor/EditorBench.tsx';

const card: McqCard = {
  type: 'mcq.card',
  question: '面团为什么要松弛？',
  options: [
    { content: '让面筋放松，好擀开', isAnswer: true },
    { content: '让面粉变白', isAnswer: false },
  ],
  illustration: null,
  analysis: '揉过的面筋绷得紧，放一会儿就软下来。',
};

const meta = {
  component: EditorBench<McqCard>,
  args: { editor: McqAnalysis, card, onChange: fn() },
} satisfies Meta<typeof EditorBench<McqCard>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark'] } };
export const ReadOnly: Story = { args: { readOnly: true } };

/** The rest of the card stays as it is. */
export const Written: Story = {
  args: { card: { ...card, analysis: '' } },
  play: async ({ args }) => {
    await userEvent.type(await screen.findByRole('textbox', { name: '解析' }), '面筋会回缩');
    await expect(args.onChange).toHaveBeenLastCalledWith({ ...card, analysis: '面筋会回缩' });
  },
};
