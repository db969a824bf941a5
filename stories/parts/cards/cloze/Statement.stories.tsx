import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Statement } from '#client/parts/cards/cloze/Statement/Statement.tsx';
import { autumnEvening, nanjing } from '#stories/features/lesson/fixtures.ts';

type Gap = Extract<(typeof nanjing.content)[number][number], { cloze: unknown }>;

const meta = {
  component: Statement,
  args: { paragraphs: nanjing.content, renderGap: (gap) => <b>{(gap as Gap).cloze.text}</b> },
  decorators: [(Story) => <div style={{ maxWidth: 560 }}>{Story()}</div>],
} satisfies Meta<typeof Statement>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Prose: Story = { parameters: { shots: ['mobile', 'dark'] } };

/** A poem stands line by line under its title. */
export const Poem: Story = { args: { paragraphs: autumnEvening.content }, parameters: { shots: ['mobile'] } };

/** Six times the text, so that it is folded at every width. */
const long = Array.from({ length: 6 }, () => structuredClone(nanjing.content)).flat();
const gaps = long.flat().filter((part) => 'cloze' in part);
/** Draws gaps, of which one is filled next. */
const withCurrent = (current: object | undefined) => (gap: object) => (
  <b aria-current={gap === current || undefined}>{(gap as Gap).cloze.text}</b>
);

/** Prose of more than five lines is folded, and opened by its button. */
export const LongProse: Story = {
  args: { paragraphs: long, renderGap: withCurrent(gaps[0]) },
  parameters: { shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '展开全文' })).toHaveAttribute('aria-expanded', 'false');
  },
};

/** The gap that is filled next is never among what is folded away. */
export const GapFarDown: Story = {
  args: { paragraphs: long, renderGap: withCurrent(gaps.at(-1)) },
  parameters: { shots: [] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: '收起' })).toHaveAttribute('aria-expanded', 'true');
  },
};
