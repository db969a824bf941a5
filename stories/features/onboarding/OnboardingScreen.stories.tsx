import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { OnboardingScreen } from '#client/features/onboarding/OnboardingScreen/OnboardingScreen.tsx';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';
import { server } from './data.ts';

const asked = fn();

const meta = {
  title: 'features/onboarding/OnboardingScreen',
  component: OnboardingScreen,
  args: { onDone: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: server() } },
  beforeEach: () => {
    asked.mockClear();
  },
} satisfies Meta<typeof OnboardingScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Nothing is picked beforehand. */
export const Tree: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole('button', { name: /小学/ });
    await expect(canvas.getByRole('button', { name: '继续' })).toBeDisabled();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** An opened branch spans the page; one leaf is picked. */
export const Branch: Story = {
  parameters: { shots: ['pc', 'dark pc', 'tablet', 'mobile', 'dark mobile', 'en mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /初中/ }));
    await userEvent.click(canvas.getByRole('radio', { name: '初二' }));
    await expect(canvas.getByText('已选：初中 · 初二')).toBeInTheDocument();
    await expect(canvas.getByRole('button', { name: '继续' })).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

/** "Other" asks for words, at most fifty. */
export const Other: Story = {
  parameters: { shots: ['pc', 'mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(await canvas.findByRole('button', { name: /其他/ }));
    const next = canvas.getByRole('button', { name: '继续' });
    await expect(next).toBeDisabled();
    const text = canvas.getByRole('textbox', { name: '说说你在学什么' });
    await userEvent.type(text, '  ');
    await expect(next).toBeDisabled();
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('字'.repeat(51));
    await expect(next).toBeDisabled();
    await userEvent.clear(text);
    await userEvent.click(text);
    await userEvent.paste('给八岁的女儿补拼音，自己顺便背医学英语');
    await expect(canvas.getByText('19/50')).toBeVisible();
    await expect(next).toBeEnabled();
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

/** Both steps with the keyboard alone. */
export const WholeWay: Story = {
  parameters: { picture: false, apollo: { resolvers: server(undefined, asked) } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    (await canvas.findByRole('button', { name: /大学/ })).focus();
    await userEvent.keyboard('{Enter}');
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: '考研' })).toBeChecked();
    canvas.getByRole('button', { name: '继续' }).focus();
    await userEvent.keyboard('{Enter}');
    const title = await canvas.findByRole('heading', { name: '先许个小目标' });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(asked).toHaveBeenCalledWith([{ key: 43 }]);
    await expect(canvas.getByRole('button', { name: '出发' })).toBeDisabled();
    await userEvent.tab();
    await userEvent.keyboard(' {ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /^14/ })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '出发' }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenLastCalledWith(14);
  },
};

/** What was picked before is picked; there is a way back. */
export const Again: Story = {
  args: { onBack: fn() },
  parameters: {
    shots: ['mobile'],
    apollo: { resolvers: server({ identityTags: [{ key: 5, text: '备考营养师' }], checkInTarget: 30 }) },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(await canvas.findByRole('textbox')).toHaveValue('备考营养师');
    await userEvent.click(canvas.getByRole('button', { name: '返回' }));
    await expect(args.onBack).toHaveBeenCalledOnce();
    (document.activeElement as HTMLElement).blur();
    window.scrollTo(0, 0);
  },
};

export const Loading: Story = {
  parameters: { shots: ['mobile', 'pc'], apollo: { state: 'loading' } },
  play: async () => {
    await new Promise((done) => setTimeout(done, 300));
  },
};
