import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OptionNote } from '#client/features/lesson/faces/OptionNote/OptionNote.tsx';
import { reluctant } from '../fixtures.ts';
import { answered, askedQuestion, wrongOption } from './live-question.ts';

const question = askedQuestion({ face: 'wordChoice', card: reluctant });

const meta = {
  component: OptionNote,
  args: { question, answer: answered(question, [{ type: 'choose', option: wrongOption(question) }]) },
} satisfies Meta<typeof OptionNote>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What was chosen belongs to another word, which is said. */
export const AfterAMistake: Story = {
  parameters: { shots: ['dark', 'mobile'] },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(/resilient|abundant|arrogant/);
  },
};

/** Nothing was chosen: nothing is said. */
export const Nothing: Story = { args: { answer: answered(question, []) }, parameters: { picture: false } };
