import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { BindEmailScreen } from '#client/features/auth/BindEmailScreen/BindEmailScreen.tsx';
import { useToasts } from '#client/ui/Toast/toasts.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';
import { friendly } from './data.ts';

const asked = fn();
const server = (email: string | null) => ({
  Query: { ...friendly.Query, currentUser: () => ({ id: 7, email }) },
  Mutation: {
    ...friendly.Mutation,
    bindEmail: (_: unknown, { input }: { input: unknown }) => {
      asked(input);
      return { id: 7, email: 'lin.xiaomai@qq.com', guest: false };
    },
  },
});

const meta = {
  title: 'features/auth/BindEmailScreen',
  component: BindEmailScreen,
  args: { onBound: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers: server(null) } },
} satisfies Meta<typeof BindEmailScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Guest: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByLabelText('邮箱');
  },
};

/** Address, code and password make the account reachable. */
export const Binds: Story = {
  parameters: { picture: false },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(await canvas.findByLabelText('邮箱'), ' lin.xiaomai@qq.com ');
    await userEvent.type(canvas.getByLabelText('验证码'), '123456');
    await userEvent.type(canvas.getByLabelText('密码'), 'wheat-and-rye');
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onBound).toHaveBeenCalledOnce());
    await expect(asked).toHaveBeenCalledWith({
      email: 'lin.xiaomai@qq.com',
      code: '123456',
      password: 'wheat-and-rye',
    });
    await expect(useToasts.getState().entries.map(({ text }) => text)).toEqual(['邮箱绑定好了']);
  },
};

export const AlreadyBound: Story = {
  parameters: { shots: ['mobile', 'dark'], apollo: { resolvers: server('lin.xiaomai@qq.com') } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText('这个账号已经可以用 lin.xiaomai@qq.com 登录。');
  },
};

export const Loading: Story = {
  parameters: { shots: ['mobile'], apollo: { state: 'loading' } },
  play: async () => {
    await new Promise((done) => setTimeout(done, 300));
  },
};

export const Failed: Story = {
  parameters: { shots: ['mobile'], apollo: { state: 'offline' } },
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: '再试一次' });
  },
};
