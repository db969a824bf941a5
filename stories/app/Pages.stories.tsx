import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent } from 'storybook/test';
import { NotFoundScreen } from '#client/app/NotFoundScreen/NotFoundScreen.tsx';
import { PageLoading } from '#client/app/PageLoading/PageLoading.tsx';
import { RouteError } from '#client/app/RouteError/RouteError.tsx';

const meta = { parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const NotFound: Story = {
  render: () => <NotFoundScreen />,
  parameters: { shots: ['mobile', 'dark mobile', 'en mobile'] },
  play: async () => {
    await expect(screen.getByRole('heading', { level: 1, name: '这条路没有面包屑' })).toBeVisible();
    await expect(screen.getByRole('link', { name: '回到地图' })).toHaveAttribute('href', '/');
  },
};

export const Loading: Story = {
  render: () => <PageLoading />,
  play: async () => {
    await expect(await screen.findByText('加载中')).toBeInTheDocument();
  },
};

const reset = fn();

export const Failed: Story = {
  render: () => <RouteError error={new Error('x')} reset={reset} />,
  parameters: { shots: ['mobile', 'en mobile'] },
  play: async () => {
    await expect(screen.getByRole('alert')).toHaveTextContent('这一页烤糊了');
    await userEvent.click(screen.getByRole('button', { name: '再试一次' }));
    await expect(reset).toHaveBeenCalled();
  },
};
