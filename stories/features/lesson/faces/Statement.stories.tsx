import type { Meta, StoryObj } from '@storybook/react-vite';
import { Statement } from '#client/features/lesson/faces/Statement/Statement.tsx';
import { autumnEvening, nanjing } from '../fixtures.ts';

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
