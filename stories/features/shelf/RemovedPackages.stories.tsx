import type { Meta, StoryObj } from '@storybook/react-vite';
import { GraphQLError } from 'graphql';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { RemovedPackages } from '#client/features/shelf/RemovedPackages/RemovedPackages.tsx';
import { ToastRegion } from '#client/ui/Toast/Toast.tsx';

const removed = (id: number, name: string, cardCount: number, colour: string) => ({
  id,
  name,
  cardType: 'CLOZE',
  cardCount,
  removedAt: '2026-01-03T08:20:00.000Z',
  style: { icon: { type: 'emoji', content: '🍞' }, themeColor: colour, packageNameTags: [] },
});
const packages = [
  removed(31, '唐诗，一天一首', 48, '#7BA84C'),
  removed(32, '家里人记得的事：从外婆的老屋到巷口的面包房', 186, '#559FC9'),
];
const answers = (list: object) => ({
  resolvers: {
    Query: { removedPackages: () => list },
    Mutation: { restorePackage: (_: unknown, { id }: { id: number }) => packages.find((one) => one.id === id) },
  },
});

const meta = {
  component: RemovedPackages,
  args: { onRestored: fn() },
  parameters: { apollo: answers({ packages }) },
  render: (args) => (
    <>
      <RemovedPackages {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof RemovedPackages>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { shots: ['mobile', 'dark', 'en mobile'] },
  play: async () => void (await screen.findByText('唐诗，一天一首')),
};

export const Restored: Story = {
  parameters: { picture: false },
  play: async ({ args }) => {
    await userEvent.click(await screen.findByRole('button', { name: '把「唐诗，一天一首」放回架子' }));
    await waitFor(() => expect(args.onRestored).toHaveBeenCalledOnce());
    await expect(await screen.findByText('「唐诗，一天一首」已放上架子')).toBeVisible();
  },
};

export const Empty: Story = {
  parameters: { shots: ['mobile'], apollo: answers({ packages: [] }) },
  play: async () => void (await screen.findByText('这里还空着')),
};

export const Failed: Story = {
  parameters: { shots: [], apollo: answers(new GraphQLError('down')) },
  play: async () => void (await screen.findByText('没有拿到')),
};
