import type { Meta, StoryObj } from '@storybook/react-vite';
import { EditorSection } from '#client/parts/cards/editor/EditorSection/EditorSection.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { TextField } from '#client/ui/TextField/TextField.tsx';

const meta = {
  component: EditorSection,
  args: {
    title: '例句',
    children: <TextField label="英文例句" defaultValue="Bamboo is light but remarkably resilient." />,
  },
} satisfies Meta<typeof EditorSection>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile'] } };

/** For what needs the whole line: the title above, with a count and an act. */
export const Stacked: Story = {
  args: {
    stacked: true,
    count: '2 / 9',
    aside: (
      <Button scene="quiet" size="small" icon="plus">
        加一个例句
      </Button>
    ),
  },
};
