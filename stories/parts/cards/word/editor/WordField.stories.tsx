import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { type AuthoringServices, AuthoringServicesProvider } from '#client/parts/cards/editor/authoring-services.ts';
import { WordField, type WordFieldProps } from '#client/parts/cards/word/editor/WordField/WordField.tsx';
import { services, suggestions } from '../../editor/EditorBench.tsx';

interface BenchProps extends WordFieldProps {
  lookUp?: AuthoringServices['lookUp'];
}

function Bench({ value: first, onChange, lookUp = services.lookUp, ...rest }: BenchProps) {
  const [value, setValue] = useState(first);
  return (
    <AuthoringServicesProvider value={{ ...services, lookUp }}>
      <div style={{ maxWidth: 480, minHeight: 320 }}>
        <WordField
          {...rest}
          value={value}
          onChange={(word) => {
            setValue(word);
            onChange(word);
          }}
        />
      </div>
    </AuthoringServicesProvider>
  );
}

const meta = {
  component: WordField,
  args: { value: '', onChange: fn(), onChoose: fn(), onListen: fn() },
  render: (args) => <Bench {...args} />,
} satisfies Meta<typeof Bench>;
export default meta;

type Story = StoryObj<typeof meta>;

/** While its list is open a field of this kind keeps the rest of the page from screen readers, which axe takes for a fault. */
const whileOpen = { a11y: { config: { rules: [{ id: 'aria-hidden-focus', enabled: false }] } } };
const field = () => screen.findByRole('combobox', { name: '单词' });

export const Default: Story = {
  args: { value: 'resilient' },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '听一听' }));
    await expect(args.onListen).toHaveBeenCalledOnce();
  },
};

export const Wrong: Story = {
  args: { error: '还没有写单词' },
  play: async () => {
    await expect(await field()).toBeInvalid();
    await expect(await screen.findByRole('button', { name: '听一听' })).toBeDisabled();
  },
};

/** What is left is said before the bound; typing on is allowed, and it is said by how much it is too long. */
export const TooLong: Story = {
  args: { value: 'a'.repeat(1000) },
  parameters: { picture: false, shots: [] },
  play: async ({ args }) => {
    await expect(await screen.findByText('还能写 0 字')).toBeVisible();
    await expect(await field()).toBeValid();
    await userEvent.click(await field());
    await userEvent.keyboard('{End}bc');
    await expect(args.onChange).toHaveBeenLastCalledWith(`${'a'.repeat(1000)}bc`);
    await expect(await screen.findByText('多了 2 字')).toBeVisible();
    await expect(await field()).toBeInvalid();
  },
};

/** The dictionary is asked once, 300 ms after the last key, and for nothing that is no English word. */
export const AskedOnce: Story = {
  args: { lookUp: fn(async () => suggestions) },
  parameters: { ...whileOpen, shots: [] },
  play: async ({ args }) => {
    await userEvent.click(await field());
    await userEvent.keyboard('resil');
    await expect(args.lookUp).not.toHaveBeenCalled();
    await screen.findByRole('option', { name: /resilience/ });
    await expect((args.lookUp as ReturnType<typeof fn>).mock.calls.map(([asked]) => asked)).toEqual(['resil']);
    await userEvent.clear(await field());
    await userEvent.keyboard('面包');
    await new Promise((resolve) => setTimeout(resolve, 500));
    await expect(args.lookUp).toHaveBeenCalledTimes(1);
  },
};

/** The second suggestion is taken with the arrow and Enter. */
export const ChosenByKeyboard: Story = {
  play: async ({ args }) => {
    await userEvent.click(await field());
    await userEvent.keyboard('resil');
    await screen.findByRole('option', { name: /resilience/ });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith(suggestions[1]));
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
  },
};

/** Escape closes the suggestions and leaves what was typed. */
export const Dismissed: Story = {
  play: async ({ args }) => {
    await userEvent.click(await field());
    await userEvent.keyboard('resil');
    await screen.findByRole('option', { name: /resilience/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('option')).toBeNull());
    await expect(await field()).toHaveValue('resil');
    await expect(await field()).toHaveFocus();
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(await field()).toHaveValue('resil');
  },
};

/** Words that only resemble what was typed wait to be chosen: Enter leaves what the author wrote. */
export const Resembling: Story = {
  args: { lookUp: async () => suggestions },
  parameters: { ...whileOpen, picture: false, shots: [] },
  play: async ({ args }) => {
    await userEvent.click(await field());
    await userEvent.keyboard('brazilient');
    const option = await screen.findByRole('option', { name: /resilience/ });
    await expect(screen.queryByRole('option', { selected: true })).toBeNull();
    await expect(option).not.toHaveAttribute('data-highlighted');
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await expect(await field()).toHaveValue('brazilient');
  },
};

/** What the dictionary does not have may be written all the same. */
export const Unknown: Story = {
  parameters: whileOpen,
  play: async () => {
    await userEvent.click(await field());
    await userEvent.keyboard('breadish');
    await expect(await screen.findByText('词典里没有，自己写也行')).toBeVisible();
  },
};
