import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { QueueForm } from '#client/features/debug/QueueForm/QueueForm.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { queueResolvers, savedQueue } from './data.ts';

const meta = {
  component: QueueForm,
  args: { saved: savedQueue, onSaved: fn() },
  parameters: { apollo: { resolvers: queueResolvers }, shots: ['mobile'] },
} satisfies Meta<typeof QueueForm>;
export default meta;

type Story = StoryObj<typeof meta>;

const type = async (label: RegExp, text: string) => {
  const field = screen.getByRole('textbox', { name: label });
  await userEvent.clear(field);
  if (text) await userEvent.click(field);
  if (text) await userEvent.paste(text);
  return field;
};
const save = () => screen.getByRole('button', { name: '保存设置' });

/** What is wrong is said where it stands, all of it at once, and nothing can be saved. */
export const Wrong: Story = {
  play: async ({ args }) => {
    await type(/每张卡练几次/, '0');
    await type(/^单空填空/, '{1: clozeChoice}');
    await type(/^多空填空/, '[]');
    await type(/^英文单词/, '{"1": [], "2": ["wordChoice", "clozeChoice"], "4": ["wordChoice"]}');
    await expect(screen.getByText('一张卡至少要出现一次')).toBeVisible();
    await expect(screen.getByText('请输入合法的 JSON')).toBeVisible();
    await expect(screen.getByText('必须是一个 JSON 对象')).toBeVisible();
    for (const [path, why] of [
      ['3', '缺少这个难度'],
      ['1', '至少要有一种题型'],
      ['2.1', '这类卡片没有这种题型'],
      ['4', '只能有 1、2、3 三个难度'],
    ] as const)
      await expect(screen.getByText(why).textContent).toBe(`${path} ${why}`);
    await expect(save()).toBeDisabled();
    await expect(args.onSaved).not.toHaveBeenCalled();
  },
};

/** Valid settings are saved and told; the standard is a tap away. */
export const Saved: Story = {
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    const see = '{"1":["wordSeeAndCheck"],"2":["wordSeeAndCheck"],"3":["wordSeeAndCheck"]}';
    await type(/每张卡练几次/, '1');
    await type(/^英文单词/, see);
    await userEvent.click(save());
    await waitFor(() =>
      expect(args.onSaved).toHaveBeenCalledWith(expect.objectContaining({ practiceCardTimes: 1, enWord: see })),
    );
    await expect(useToasts.getState().entries).toMatchObject([{ text: '队列设置已更新' }]);
    await userEvent.click(screen.getByRole('button', { name: '恢复默认' }));
    await expect(screen.getByRole('textbox', { name: /^英文单词/ })).toHaveValue(savedQueue.enWord);
    await expect(screen.getByRole('textbox', { name: /每张卡练几次/ })).toHaveValue('2');
  },
};
