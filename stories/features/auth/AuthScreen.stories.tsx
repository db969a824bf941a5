import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { ApolloCalls } from '#client/features/auth/ApolloCalls/ApolloCalls.tsx';
import { AuthScreen } from '#client/features/auth/AuthScreen/AuthScreen.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { MAIN_SCREEN_SHOTS } from '#stories/support/shots.ts';
import { friendly, login, refuse, rest } from './data.ts';

const meta = {
  title: 'features/auth/AuthScreen',
  component: AuthScreen,
  decorators: [(Story) => <ApolloCalls>{Story()}</ApolloCalls>],
  args: { onSignedIn: fn(async (_login: unknown, _fresh: boolean) => undefined) },
  parameters: { layout: 'fullscreen', apollo: { resolvers: friendly } },
} satisfies Meta<typeof AuthScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

const email = (canvas: ReturnType<typeof within>) => canvas.getByRole('textbox', { name: '邮箱' });

export const Login: Story = {
  parameters: { shots: MAIN_SCREEN_SHOTS },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: '登录' })).toBeDisabled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

/** From the first field to the map with the keyboard alone. */
export const LogsIn: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rye');
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByLabelText('密码'));
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: login.token }), false),
    );
  },
};

/** Without the agreements nothing is sent; a bubble says what is missing and the focus is there. */
export const NotAgreed: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rye{Enter}');
    await expect(await canvas.findByText('先读一读协议，勾上再继续')).toBeVisible();
    await expect(canvas.getByRole('checkbox')).toHaveFocus();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
  },
};

/** The agreements open over the form, which keeps what was typed. */
export const ReadsTheTerms: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('button', { name: '《用户协议》' }));
    await expect(await screen.findByRole('dialog', { name: '用户协议' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: '《隐私政策》' }));
    await screen.findByRole('dialog', { name: '隐私政策' });
  },
};

export const WrongPassword: Story = {
  parameters: {
    shots: ['mobile', 'dark mobile'],
    apollo: {
      resolvers: { ...friendly, Mutation: { login: () => refuse('WRONG_CREDENTIALS', 1001, '邮箱或密码不正确') } },
    },
  },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rice');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '登录' }));
    await expect(await canvas.findByText('邮箱或密码不正确')).toBeVisible();
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await expect(useToasts.getState().entries).toEqual([]);
    rest();
  },
};

/** Asking for a code without a valid address says so at the address. */
export const CodeWithoutEmail: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '用验证码' }));
    await userEvent.type(email(canvas), '林晓麦@qq.com');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(email(canvas)).toHaveAccessibleDescription('请填写正确的邮箱，只能用英文字符');
    rest();
  },
};

/** The server says how long to wait; another address may have a code at once. */
export const CodeSent: Story = {
  parameters: { shots: ['mobile', 'dark', 'en mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '用验证码' }));
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    const again = await canvas.findByRole('button', { name: '60 秒后重发' });
    await expect(again).toBeDisabled();
    await expect(canvas.getByRole('link', { name: '/outbox' })).toHaveAttribute('href', '/outbox');
    const start = Date.now();
    Date.now = () => start + 59_000;
    await expect(await canvas.findByRole('button', { name: '1 秒后重发' })).toBeDisabled();
    Date.now = () => start + 60_000;
    await expect(await canvas.findByRole('button', { name: '获取验证码' })).toBeEnabled();
    Date.now = () => start;
    await expect(await canvas.findByRole('button', { name: '60 秒后重发' })).toBeDisabled();
    await userEvent.type(email(canvas), '.cn');
    await expect(canvas.getByRole('button', { name: '获取验证码' })).toBeEnabled();
    await userEvent.type(email(canvas), '{Backspace}{Backspace}{Backspace}');
    rest();
  },
};

/** Asked too often: the wait is the server's. */
export const CodeRefused: Story = {
  parameters: {
    picture: false,
    apollo: {
      resolvers: {
        ...friendly,
        Mutation: { sendEmailCode: () => refuse('TOO_MANY_REQUESTS', 429, '操作太快', { retryAfter: 37 }) },
      },
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole('radio', { name: '用验证码' }));
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.click(canvas.getByRole('button', { name: '获取验证码' }));
    await expect(await canvas.findByRole('button', { name: '37 秒后重发' })).toBeDisabled();
    await expect(canvas.getByText('[429] 操作太频繁，请稍后再试')).toBeVisible();
  },
};

export const Register: Story = {
  args: { first: 'register' },
  parameters: { shots: ['pc', 'mobile', 'en mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.type(canvas.getByLabelText('验证码'), '12a3456');
    await expect(canvas.getByLabelText('验证码')).toHaveValue('123456');
    await userEvent.type(canvas.getByLabelText('密码'), 'short');
    await expect(canvas.getByRole('button', { name: '注册并开始' })).toBeDisabled();
    await userEvent.type(canvas.getByLabelText('密码'), '-no-more');
    await expect(canvas.getByRole('button', { name: '注册并开始' })).toBeEnabled();
    rest();
  },
};

/** Refusals stand beside the field they speak of. */
export const EmailTaken: Story = {
  args: { first: 'register' },
  parameters: {
    shots: ['mobile'],
    apollo: { resolvers: { ...friendly, Mutation: { register: () => refuse('EMAIL_TAKEN', 1002, '该邮箱已注册') } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rye');
    await userEvent.click(canvas.getByRole('checkbox'));
    await userEvent.click(canvas.getByRole('button', { name: '注册并开始' }));
    await waitFor(() => expect(email(canvas)).toHaveAccessibleDescription('该邮箱已注册'));
    rest();
  },
};

/** A new password leads back to the login with the address still there. */
export const ResetsThePassword: Story = {
  parameters: { shots: ['mobile'] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(email(canvas), 'lin.xiaomai@qq.com');
    await userEvent.click(canvas.getByRole('button', { name: '忘记密码？' }));
    await expect(canvas.getByRole('tab', { name: '重设密码' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.type(canvas.getByLabelText('新密码'), 'rye-and-wheat');
    await userEvent.click(canvas.getByRole('button', { name: '改好密码' }));
    await waitFor(() => expect(canvas.getByRole('tab', { name: '登录' })).toHaveAttribute('aria-selected', 'true'));
    await expect(useToasts.getState().entries.map(({ text }) => text)).toEqual(['密码改好了，用新密码登录吧']);
    await expect(email(canvas)).toHaveValue('lin.xiaomai@qq.com');
    await userEvent.click(canvas.getByRole('tab', { name: '重设密码' }));
    rest();
  },
};

/** Nobody becomes a guest without a word about what that means. */
export const Guest: Story = {
  parameters: { shots: ['mobile', 'dark', 'en mobile'] },
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: '游客试玩' }));
    const dialog = await screen.findByRole('dialog', { name: '先以游客身份开始？' });
    await userEvent.click(within(dialog).getByRole('button', { name: '再想想' }));
    await expect(args.onSignedIn).not.toHaveBeenCalled();
    await userEvent.click(within(canvasElement).getByRole('button', { name: '游客试玩' }));
    await userEvent.click(await screen.findByRole('button', { name: '开始第一关' }));
    await waitFor(() =>
      expect(args.onSignedIn).toHaveBeenCalledWith(expect.objectContaining({ token: login.token }), true),
    );
    rest();
  },
};

const _form = { email: 'lin.xiaomai@qq.com', onEmail: fn() };
