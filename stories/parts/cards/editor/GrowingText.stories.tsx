import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { GrowingText, type GrowingTextProps } from '#client/parts/cards/editor/GrowingText/GrowingText.tsx';
import { IconButton } from '#client/ui/IconButton/IconButton.tsx';

/** The field with its text counted as it is typed. */
function Counted({ text: first, ...rest }: GrowingTextProps) {
  const [text, setText] = useState(first);
  return <GrowingText {...rest} text={text} defaultValue={first} onChange={(event) => setText(event.target.value)} />;
}

const meta = {
  component: GrowingText,
  args: { label: '题目', placeholder: '写下你要问的', text: '' },
  render: (args) => <Counted {...args} />,
} satisfies Meta<typeof GrowingText>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: '题目' });

export const Default: Story = {
  args: {
    text: '煮好的鸡蛋泡一下冷水，为什么就好剥了？',
    size: 'title',
    end: <IconButton icon="sound" label="听一听" />,
  },
  parameters: { shots: ['dark', 'mobile'] },
};

export const Wrong: Story = {
  args: { error: '还没有写题目' },
  play: async () => {
    await expect(await field()).toBeInvalid();
    await expect(await field()).toHaveAccessibleDescription('还没有写题目');
  },
};

/** What is left is said from the last 100 characters on; a character outside of the basic plane counts once. */
export const CountsDown: Story = {
  // no font of the stories has such a character
  parameters: { picture: false },
  args: { text: '面'.repeat(898) },
  play: async () => {
    await expect(screen.queryByText(/还能写/)).toBeNull();
    await userEvent.click(await field());
    await userEvent.paste('𠮷🍞');
    await expect(await screen.findByText('还能写 100 字')).toBeVisible();
    await userEvent.keyboard('。');
    await expect(await screen.findByText('还能写 99 字')).toBeVisible();
    await expect(await field()).toBeValid();
  },
};

/** Typing on is allowed; the field says by how much it is too long. */
export const TooLong: Story = {
  args: { text: '面'.repeat(1000) },
  play: async () => {
    await userEvent.click(await field());
    await userEvent.paste('包房');
    await expect(await screen.findByText('多了 2 字')).toBeVisible();
    await expect(await field()).toBeInvalid();
  },
};

/** It is as high as its text, and a single line ends with no line break. */
export const Grows: Story = {
  play: async ({ step }) => {
    const low = (await field()).clientHeight;
    await step('with every line', async () => {
      await userEvent.click(await field());
      await userEvent.keyboard('面粉{Enter}水{Enter}酵母');
      await waitFor(async () => expect((await field()).clientHeight).toBeGreaterThan(low * 1.5));
    });
  },
};

export const SingleLine: Story = {
  args: { singleLine: true, size: 'word' },
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('bread{Enter}roll');
    await expect(await field()).toHaveValue('breadroll');
  },
};
