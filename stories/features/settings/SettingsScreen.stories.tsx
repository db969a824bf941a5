import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, waitFor } from 'storybook/test';
import { AccountList } from '#client/features/settings/AccountList/AccountList.tsx';
import { NicknameForm } from '#client/features/settings/NicknameForm/NicknameForm.tsx';
import { OtherList } from '#client/features/settings/OtherList/OtherList.tsx';
import { PreferenceList } from '#client/features/settings/PreferenceList/PreferenceList.tsx';
import { SettingsScreen } from '#client/features/settings/SettingsScreen/SettingsScreen.tsx';
import { defaultPreferences, setPreferences, usePreferences } from '#client/platform/preferences.ts';
import { useRefusedResults } from '#client/platform/refused-results.ts';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';
import { lateResult, unreadableResult } from '#stories/support/refused-results.ts';
import { sampleGuest, sampleUser } from '#stories/support/sample-user.ts';
import { SCREEN_SHOTS } from '#stories/support/shots.ts';

let user: typeof sampleUser | typeof sampleGuest = sampleUser;
const synced = fn();

const resolvers = {
  Query: { currentUser: () => user },
  Mutation: {
    updateUser: (_: unknown, { input }: { input: { nickname: string } }) => {
      user = { ...user, nickname: input.nickname };
      return user;
    },
    updatePreferences: (_: unknown, { input }: { input: object }) => {
      synced(input);
      return { ...user, preferences: input };
    },
  },
};

const meta = {
  component: SettingsScreen,
  args: { onSignOut: fn() },
  parameters: { layout: 'fullscreen', apollo: { resolvers } },
  render: (args) => (
    <>
      <SettingsScreen {...args} />
      <ToastRegion />
    </>
  ),
  beforeEach: () => {
    user = sampleUser;
    setPreferences(defaultPreferences);
    spyOn(navigator.storage, 'estimate').mockResolvedValue({ usage: 13_002_342 });
    return () => setPreferences(defaultPreferences);
  },
} satisfies Meta<typeof SettingsScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Learner: Story = {
  parameters: { shots: SCREEN_SHOTS },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('考研 · 日语能力考')).toBeVisible();
    await expect(canvas.getByText('12.4 MB')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /学习阶段/ })).toHaveAttribute(
      'href',
      '/identity-onboarding?backAfterEnd=true',
    );
    await expect(canvas.getByRole('link', { name: '注销账号' })).toHaveAttribute('href', '/user-setting/termination');
  },
};

/** The rule is checked while typing; Enter saves. */
export const Nickname: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '昵称' });
    await userEvent.clear(field);
    await userEvent.type(field, '麦');
    await expect(canvas.getByText('昵称至少 2 个字')).toBeVisible();
    await expect(canvas.getByRole('button', { name: '保存' })).toBeDisabled();
    await userEvent.type(field, '！a!');
    await expect(canvas.getByText('昵称里不能有标点符号')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, '一二三四五六七八九十十一');
    await expect(canvas.getByText('昵称最多 10 个字')).toBeVisible();
    await userEvent.clear(field);
    await userEvent.type(field, ' 小麦不困 {Enter}');
    await expect(await canvas.findByText('昵称改好了')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: '昵称' })).toHaveValue('小麦不困');
    await expect(canvas.queryByRole('button', { name: '保存' })).not.toBeInTheDocument();
  },
};

export const NicknameProblem: Story = {
  parameters: { shots: ['mobile', 'dark'] },
  play: async ({ canvas, userEvent }) => {
    const field = await canvas.findByRole('textbox', { name: '昵称' });
    await userEvent.type(field, '@');
    await canvas.findByText('昵称里不能有标点符号');
    field.blur();
  },
};

export const CopyId: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValueOnce(undefined);
    await userEvent.click(await canvas.findByRole('button', { name: '复制用户 ID' }));
    await expect(await canvas.findByText('已复制')).toBeVisible();
    await expect(write).toHaveBeenCalledWith('10086');
    write.mockRejectedValueOnce(new DOMException('denied'));
    await userEvent.click(canvas.getByRole('button', { name: '复制用户 ID' }));
    await expect(await canvas.findByText('没能复制，请手动抄下 10086')).toBeVisible();
  },
};

/** Each holds on this device at once, and on the account. */
export const Preferences: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    synced.mockClear();
    const sound = canvas.getByRole('switch', { name: '声音' });
    sound.focus();
    await userEvent.keyboard(' ');
    await expect(usePreferences.getState().sound).toBe(false);
    await userEvent.click(canvas.getByRole('radio', { name: '深色' }));
    await userEvent.click(canvas.getByRole('switch', { name: '减少动画' }));
    await waitFor(() => expect(synced).toHaveBeenCalledTimes(3));
    await expect(synced).toHaveBeenLastCalledWith(
      expect.objectContaining({ soundFeedbackOn: false, theme: 'DARK', reduceMotion: true, locale: 'ZH' }),
    );
  },
};

/** Without a network the device still keeps them. */
export const PreferencesOffline: Story = {
  parameters: { picture: false, apollo: { state: 'offline' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: '振动' }));
    await expect(await canvas.findByText('先存在这台设备上，下次改动时再同步')).toBeVisible();
    await expect(usePreferences.getState().vibration).toBe(false);
  },
};

export const ClearCache: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent }) => {
    await (await caches.open('story')).put('/a.svg', new Response('x'));
    await userEvent.click(await canvas.findByRole('button', { name: /清除缓存/ }));
    await expect(await canvas.findByText('缓存已清除')).toBeVisible();
    await expect(await caches.keys()).toEqual([]);
  },
};

/** Results that did not count are there, network or not. */
export const RefusedResults: Story = {
  parameters: { shots: ['mobile', 'pc'] },
  beforeEach: () => {
    useRefusedResults.setState({ results: [lateResult, unreadableResult] });
    return () => useRefusedResults.setState({ results: [] });
  },
  play: async ({ canvas }) => {
    await canvas.findByText('xiaomai@example.com');
    await canvas.findByText('12.4 MB');
    await expect(canvas.getByRole('region', { name: '没能记上的成绩' })).toHaveTextContent('这一关已经结束');
  },
};

export const SignOut: Story = {
  parameters: { picture: false },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('xiaomai@example.com');
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await expect(args.onSignOut).toHaveBeenCalledOnce();
  },
};

/** A guest cannot come back, so is asked first. */
export const GuestSignOut: Story = {
  parameters: { shots: ['mobile', 'dark', 'en mobile'] },
  beforeEach: () => {
    user = sampleGuest;
  },
  play: async ({ canvas, userEvent, args }) => {
    await canvas.findByText('换设备也能找回进度');
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await screen.findByRole('dialog', { name: '游客退出后就回不来了' });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onSignOut).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: '退出登录' }));
    await screen.findByRole('dialog', { name: '游客退出后就回不来了' });
    window.scrollTo(0, 0);
  },
};

export const Loading: Story = {
  parameters: { apollo: { state: 'loading' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('status', { name: '正在找你的档案' })).toBeVisible());
  },
};

/** What belongs to the device can still be set. */
export const Failed: Story = {
  parameters: { apollo: { state: 'error' }, shots: ['mobile'] },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('这一页没有拿到');
    await expect(canvas.getByRole('switch', { name: '声音' })).toBeEnabled();
  },
};

const part = { layout: 'padded', shots: ['dark', 'en'] };
const { __typename, ...learner } = { __typename: 'User' as const, ...sampleUser };
const tags = learner.identityTags.map((tag) => ({ __typename: 'UserIdentityTag' as const, ...tag }));
const fragment = { __typename, ...learner, identityTags: tags };

export const AccountPart: Story = { parameters: part, render: () => <AccountList user={fragment} /> };
export const NicknamePart: Story = { parameters: part, render: () => <NicknameForm user={fragment} /> };
export const PreferencePart: Story = { parameters: part, render: () => <PreferenceList /> };
export const OtherPart: Story = {
  parameters: part,
  render: () => <OtherList guest={false} onSignOut={() => undefined} />,
  play: async ({ canvas }) => {
    await canvas.findByText('12.4 MB');
  },
};
