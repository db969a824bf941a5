import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { PhoneFrame } from '#client/features/workshop/preview/PhoneFrame/PhoneFrame.tsx';
import { Button } from '#client/ui/Button/Button.tsx';

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
