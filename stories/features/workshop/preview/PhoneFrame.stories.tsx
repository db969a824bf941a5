import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { PhoneFrame } from '#client/features/workshop/preview/PhoneFrame/PhoneFrame.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { useHeadingFocus } from '#client/ui/useHeadingFocus.ts';

const meta = {
  component: PhoneFrame,
  args: { title: '试玩', children: <Button>再烤一炉</Button> },
  decorators: [(Story) => <div style={{ display: 'flex', width: 260, height: 480 }}>{Story()}</div>],
} satisfies Meta<typeof PhoneFrame>;
export default meta;

/** However wide the page is, the window inside is that of a phone. */
export const Default: StoryObj<typeof meta> = {
  play: async () => {
    const frame = (await screen.findByTitle('试玩')) as HTMLIFrameElement;
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('再烤一炉'));
    await expect(frame.contentWindow?.innerWidth).toBe(360);
  },
};

function Question({ text }: { text: string }) {
  const heading = useHeadingFocus();
  return (
    <h2 ref={heading} tabIndex={-1}>
      {text}
    </h2>
  );
}

function Writing() {
  const [text, setText] = useState('');
  return (
    <>
      <input aria-label="单词" value={text} onChange={({ target }) => setText(target.value)} />
      <PhoneFrame title="试玩">
        <Question key={text} text={text} />
      </PhoneFrame>
    </>
  );
}

/** Each letter shows another question, which would like the focus; who writes keeps it. */
export const KeepsOut: StoryObj<typeof meta> = {
  parameters: { picture: false },
  render: () => <Writing />,
  play: async ({ canvas, userEvent }) => {
    const frame = (await screen.findByTitle('试玩')) as HTMLIFrameElement;
    const field = canvas.getByRole('textbox');
    await userEvent.click(field);
    for (const letter of 'sourdough') {
      await userEvent.keyboard(letter);
      await waitFor(() =>
        expect(frame.contentDocument?.querySelector('h2')?.textContent).toMatch(new RegExp(`${letter}$`)),
      );
      await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    }
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('sourdough');
  },
};

/** Styles that come later are put on over those that are worn: taken off, the phone would flicker. */
export const WearsOn: StoryObj<typeof meta> = {
  parameters: { picture: false },
  play: async () => {
    const frame = (await screen.findByTitle('试玩')) as HTMLIFrameElement;
    await waitFor(() => expect(frame.contentDocument?.body).toHaveTextContent('再烤一炉'));
    const worn = frame.contentDocument?.head.firstElementChild;
    const late = document.createElement('style');
    late.textContent = 'h2 { letter-spacing: 3px }';
    document.head.append(late);
    await waitFor(() =>
      expect(frame.contentDocument?.head.lastElementChild?.textContent).toContain('letter-spacing: 3px'),
    );
    await expect(worn?.isConnected).toBe(true);
    late.textContent = 'h2 { letter-spacing: 4px }';
    await waitFor(() =>
      expect(frame.contentDocument?.head.lastElementChild?.textContent).toContain('letter-spacing: 4px'),
    );
    late.remove();
  },
};
