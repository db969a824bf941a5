import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { DeskColumn } from '#client/features/workshop/WorkshopBoard/DeskColumn.tsx';
import { Bench } from '../bench.tsx';

const meta = {
  component: DeskColumn,
  args: {
    cardKey: undefined,
    number: 0,
    fixedKind: 'CLOZE',
    stats: undefined,
    updatedAt: null,
    showsRaw: false,
    look: null,
    onKind: fn(),
    onDuplicate: fn(),
    onRemove: fn(),
    takesFocus: () => false,
  },
  decorators: [
    (Story) => (
      <Bench>
        <div style={{ display: 'grid', maxWidth: 504, height: 640 }}>{Story()}</div>
      </Bench>
    ),
  ],
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DeskColumn>;
export default meta;

type Story = StoryObj<typeof meta>;

export const NothingOpen: Story = { parameters: { shots: ['dark', 'en'] } };

/** What the desk does is done with the card that is open. */
export const Open: Story = {
  args: { cardKey: 403, number: 3 },
  parameters: { picture: false },
  play: async ({ args }) => {
    await screen.findByRole('textbox', { name: '正文' }, { timeout: 20_000 });
    await userEvent.click(screen.getByRole('button', { name: '复制一份' }));
    await expect(args.onDuplicate).toHaveBeenCalledWith([403]);
    await userEvent.click(screen.getByRole('button', { name: '删除卡片' }));
    await expect(args.onRemove).toHaveBeenCalledWith([403]);
  },
};
