import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { LookUp } from '#client/parts/cards/Words/look-up.ts';
import { Words } from '#client/parts/cards/Words/Words.tsx';

const lookUp = fn();

const meta = {
  title: 'parts/cards/Words',
  component: Words,
  args: { children: 'It’s a loaf of rye-bread, 2 days old.' },
} satisfies Meta<typeof Words>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Words of letters alone can be looked up. */
export const WithADictionary: Story = {
  parameters: { shots: ['mobile', 'dark mobile'] },
  decorators: [
    (Story) => (
      <LookUp value={lookUp}>
        <p lang="en">
          <Story />
        </p>
      </LookUp>
    ),
  ],
  play: async ({ canvas, userEvent }) => {
    const words = canvas.getAllByRole('button').map((button) => button.textContent);
    await expect(words).toEqual(['a', 'loaf', 'of', 'days', 'old']);
    await userEvent.click(canvas.getByRole('button', { name: 'loaf' }));
    await expect(lookUp).toHaveBeenLastCalledWith('loaf');
  },
};

/** Where there is none, they are only read. */
export const ReadOnly: Story = {
  parameters: { picture: false },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
