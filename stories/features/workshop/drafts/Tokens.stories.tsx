import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { differencesOf } from '#client/features/workshop/drafts/ConflictPanel/proposal.ts';
import { JoinedTokens, VersionTokens } from '#client/features/workshop/drafts/ConflictPanel/Tokens.tsx';
import type { FieldDifference } from '#client/features/workshop/drafts/versions.ts';
import { clozeJson } from '../bench.tsx';

const [body, distractors] = differencesOf(
  clozeJson('光反应在', [1, '类囊体薄膜', ['线粒体内膜']], '上进行，必须有光。'),
  clozeJson('光反应在', [1, '类囊体薄膜', ['线粒体内膜', '细胞壁']], '上进行，放出', [2, '氧气'], '。'),
  clozeJson('光反应只在', [1, '类囊体薄膜', ['叶绿体基质']], '上进行，必须有光。'),
) as [FieldDifference, FieldDifference];

const meta = {
  component: VersionTokens,
  args: { field: body, tokens: body.mine },
} satisfies Meta<typeof VersionTokens>;
export default meta;

type Story = StoryObj<typeof meta>;

/** What a version added is underlined, what it took away struck out; both are also said. */
export const Text: Story = {
  parameters: { shots: ['dark', 'en'] },
  play: async () => {
    await expect(screen.getByText(/^加上的：|^Added/).parentElement?.tagName).toBe('INS');
    await expect(screen.getByText(/^去掉的：|^Taken/).parentElement?.tagName).toBe('DEL');
  },
};

export const List: Story = { args: { field: distractors, tokens: distractors.mine } };

export const Nothing: Story = { args: { field: { ...body, base: [] }, tokens: [] } };

/** Both versions in one, with who brought what. */
export const Joined: Story = {
  parameters: { shots: ['dark'] },
  render: ({ field }) => <JoinedTokens field={field} tokens={field.joined ?? []} />,
};
