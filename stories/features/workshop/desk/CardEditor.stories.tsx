import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { emptyContent } from '#client/features/workshop/card-kinds.ts';
import { CardEditor } from '#client/features/workshop/desk/CardEditor/CardEditor.tsx';
import { type CardContent, type CardType, parseCardContent } from '#domain/cards/content.ts';
import { Bench } from '../bench.tsx';

const empty = (type: CardType): CardContent => {
  const parsed = parseCardContent(emptyContent(type));
  if (!parsed.ok) throw new Error('no card');
  return parsed.card;
};

const meta = {
  component: CardEditor,
  args: { value: empty('mcq.card'), onChange: fn() },
  decorators: [
    (Story) => (
      <Bench>
        <div style={{ maxWidth: 480 }}>{Story()}</div>
      </Bench>
    ),
  ],
  parameters: { shots: [] },
} satisfies Meta<typeof CardEditor>;
export default meta;

type Story = StoryObj<typeof meta>;
const shows =
  (role: string, name: string | RegExp): Story['play'] =>
  async () =>
    void (await expect(await screen.findByRole(role, { name }, { timeout: 20_000 })).toBeVisible());

export const Choices: Story = { play: shows('textbox', '题目') };
export const Word: Story = { args: { value: empty('enWord.card') }, play: shows('combobox', '单词') };
export const Characters: Story = { args: { value: empty('kidHanzi.card') }, play: shows('textbox', '要认的字') };
