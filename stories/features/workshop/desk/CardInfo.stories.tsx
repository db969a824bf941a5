import type { Meta, StoryObj } from '@storybook/react-vite';
import { CardInfo } from '#client/features/workshop/desk/CardInfo/CardInfo.tsx';

const meta = {
  component: CardInfo,
  args: {
    id: 402,
    kind: '要点填空',
    updatedAt: '2026-01-04T10:00:00.000Z',
    createdType: 'NORMAL',
    stats: { learnTimes: 6, mastery: 72.4 },
    raw: null,
  },
} satisfies Meta<typeof CardInfo>;
export default meta;

export const Default: StoryObj<typeof meta> = {};
export const Draft: StoryObj<typeof meta> = {
  args: { id: -12, updatedAt: null, stats: undefined, createdType: 'DUPLICATE', raw: '{"type":"mcq.card"}' },
  parameters: { shots: ['en'] },
};
