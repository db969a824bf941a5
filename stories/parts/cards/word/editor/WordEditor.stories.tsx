import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { WordEditor } from '#client/parts/cards/word/editor/WordEditor/WordEditor.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import type { EnWordCard } from '#domain/cards/content.ts';
import { EditorBench } from '../../editor/EditorBench.tsx';

const resilient: EnWordCard = {
  type: 'enWord.card',
  word: 'resilient',
  definition: 'adj. 压不垮的；适应力强的',
  illustration: null,
  prons: [
    { label: '/rɪˈzɪliənt/', language: 'en-GB' },
    { label: '/rɪˈzɪljənt/', language: 'en-US' },
  ],
  examples: [{ source: 'Bamboo is light but remarkably resilient.', translation: '竹子很轻，却格外有韧性。' }],
  tabs: [{ title: '词根', content: 're + sil（跳）：跳回来' }],
  distrators: [
    { word: 'residual', definition: '残留的' },
    { word: 'resistant', definition: '抵抗的' },
  ],
};
const empty: EnWordCard = { ...resilient, word: '', definition: '', prons: [], examples: [], tabs: [], distrators: [] };

const meta = {
  component: EditorBench<EnWordCard>,
  args: { editor: WordEditor, card: resilient, onChange: fn() },
} satisfies Meta<typeof EditorBench<EnWordCard>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { parameters: { shots: ['dark', 'mobile', 'en mobile'] } };
export const Empty: Story = { args: { card: empty, judged: true } };
export const ReadOnly: Story = { args: { readOnly: true } };
export const WithPicture: Story = {
  args: { card: { ...resilient, illustration: { assetId: 'kit:croissant', alt: '一个牛角包' } } },
};

/** While its list is open a field of this kind keeps the rest of the page from screen readers, which axe takes for a fault. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };

const last = (onChange: unknown) => (onChange as ReturnType<typeof fn>).mock.lastCall?.[0] as EnWordCard;

/** The dictionary fills what stands empty, and leaves the meaning that the author wrote. */
export const FilledFromDictionary: Story = {
  args: { card: { ...empty, definition: '我自己写的意思' } },
  play: async ({ args, step }) => {
    await userEvent.click(await screen.findByRole('combobox', { name: '单词' }));
    await userEvent.keyboard('resil');
    await expect(await screen.findByRole('option', { name: /resilience/ })).toBeVisible();
    await step('the first one is chosen by Enter', async () => {
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(last(args.onChange).word).toBe('resilient'));
    });
    await expect(last(args.onChange).definition).toBe('我自己写的意思');
    await expect(last(args.onChange).prons.map(({ language }) => language)).toEqual(['en-GB', 'en-US']);
    await expect(last(args.onChange).examples).toHaveLength(1);
    await expect(await screen.findByRole('textbox', { name: '例句的意思' })).toHaveValue('竹子很轻，却格外有韧性。');
    await step('undone', async () => {
      useToasts.getState().entries[0]?.action?.onAct();
      await waitFor(() => expect(last(args.onChange).prons).toEqual([]));
    });
  },
};

export const Suggestions: Story = {
  args: { card: empty },
  parameters: { ...whileOpen, shots: ['mobile', 'dark'] },
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '单词' }));
    await userEvent.keyboard('resil');
    await expect(await screen.findByRole('option', { name: /resiliently/ })).toBeVisible();
  },
};

export const DictionaryFails: Story = {
  args: { card: empty, given: { lookUp: () => Promise.reject(new Error('no network')) } },
  parameters: whileOpen,
  play: async () => {
    await userEvent.click(await screen.findByRole('combobox', { name: '单词' }));
    await userEvent.keyboard('bread');
    await expect(await screen.findByText('词典没有打开，过一会儿再试')).toBeVisible();
  },
};

/** Typing never loses its place, whatever comes back from above. */
export const TypingKeepsFocus: Story = {
  args: { card: empty },
  play: async ({ args }) => {
    const field = await screen.findByRole('textbox', { name: '释义' });
    await userEvent.click(field);
    await userEvent.keyboard('n. 面包');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('n. 面包');
    await waitFor(() => expect(last(args.onChange).definition).toBe('n. 面包'));
  },
};

/** Each pronunciation and each example is heard in its accent. */
export const Heard: Story = {
  parameters: { shots: [] },
  play: async () => {
    const heard: string[] = [];
    const { speak } = speechSynthesis;
    speechSynthesis.speak = (utterance) => {
      heard.push(`${utterance.lang} ${utterance.text}`);
      utterance.dispatchEvent(new Event('start'));
      utterance.dispatchEvent(new Event('end'));
    };
    try {
      for (const button of await screen.findAllByRole('button', { name: '听「resilient」' }))
        await userEvent.click(button);
      const [word, example] = screen.getAllByRole('button', { name: '听一听' });
      await userEvent.click(word as HTMLElement);
      await userEvent.click(example as HTMLElement);
      await expect(heard).toEqual([
        'en-GB resilient',
        'en-US resilient',
        'en-GB resilient',
        'en-GB Bamboo is light but remarkably resilient.',
      ]);
    } finally {
      speechSynthesis.speak = speak;
    }
  },
};
