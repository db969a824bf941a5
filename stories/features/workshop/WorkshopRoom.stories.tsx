import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { useDraftSummary } from '#client/features/workshop/drafts/use-drafts.ts';
import { WorkshopRoom } from '#client/features/workshop/WorkshopRoom/WorkshopRoom.tsx';
import { useAuthoringServices } from '#client/parts/cards/editor/authoring-services.ts';
import { useSession } from '#client/platform/session.ts';

function Inside() {
  const { waiting, online } = useDraftSummary();
  const { lookUp } = useAuthoringServices();
  return (
    <p>
      {waiting} 张等着，{online ? '有网络' : '没有网络'}，{typeof lookUp === 'function' ? '有词典' : '没有词典'}
    </p>
  );
}

const meta = {
  component: WorkshopRoom,
  args: { children: <Inside /> },
  parameters: { shots: [] },
} satisfies Meta<typeof WorkshopRoom>;
export default meta;

/** Drafts and services are there for whoever is logged in. */
export const Default: StoryObj<typeof meta> = {
  beforeEach: () => {
    useSession.setState({ token: `e30.${btoa(JSON.stringify({ sub: '8' }))}.x` });
    return () => useSession.setState({ token: null });
  },
  play: async () => void (await expect(await screen.findByText('0 张等着，有网络，有词典')).toBeVisible()),
};
