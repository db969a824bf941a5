import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import { Avatar } from '#client/ui/Avatar/Avatar.tsx';
import { Badge } from '#client/ui/Badge/Badge.tsx';
import { Bubble } from '#client/ui/Bubble/Bubble.tsx';
import { Difficulty } from '#client/ui/Difficulty/Difficulty.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { StepDots } from '#client/ui/StepDots/StepDots.tsx';
import { Tag } from '#client/ui/Tag/Tag.tsx';
import { Line } from '#stories/support/Sheet.tsx';

/** Parts that only show something. */
const meta = { title: 'ui/Small', parameters: { shots: ['dark'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Tags: Story = {
  render: () => (
    <Line>
      {(['plain', 'crust', 'leaf', 'jam', 'sky', 'gem', 'butter', 'ember', 'solid'] as const).map((tone) => (
        <Tag key={tone} tone={tone}>
          {tone}
        </Tag>
      ))}
      <span data-region="2">
        <Tag tone="region" icon="clock">
          region
        </Tag>
      </span>
    </Line>
  ),
};

/** Nothing at 0, at most 99+. */
export const Badges: Story = {
  render: () => (
    <Line>
      {[0, 1, 12, 99, 100].map((count) => (
        <Badge key={count} count={count} label={`${count} 条未读`} />
      ))}
      <Badge dot label="有新内容" />
    </Line>
  ),
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('99+')).toBeVisible();
    await expect(within(canvasElement).queryByText('0 条未读')).toBeNull();
  },
};

export const StarRows: Story = {
  render: () => (
    <Line>
      {[0, 1, 2, 3].map((value) => (
        <Stars key={value} value={value} label={`${value} / 3 星`} />
      ))}
      <Stars value={2} label="2 / 3 星" size={40} />
    </Line>
  ),
};

export const Difficulties: Story = {
  render: () => (
    <Line>
      {([1, 2, 3] as const).map((level) => (
        <Difficulty key={level} level={level} label={`难度 ${level} / 3`} />
      ))}
    </Line>
  ),
};

export const Steps: Story = {
  render: () => (
    <Line>
      {[0, 1, 3].map((step) => (
        <StepDots key={step} step={step} of={4} label={`第 ${step + 1} 步，共 4 步`} />
      ))}
    </Line>
  ),
};

/** Without a picture, or with one that cannot be fetched, a companion stands in. */
export const Avatars: Story = {
  render: () => (
    <Line>
      <Avatar mascot={1001} />
      <Avatar mascot={1007} size={64} />
      <Avatar mascot={1011} size={96} />
      <Avatar mascot={1004} src="/no-such-picture.png" />
      <Avatar mascot={1004} src={PICTURE} size={64} />
    </Line>
  ),
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelectorAll('img')).toHaveLength(1));
  },
};

const PICTURE =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Cpath fill="%2393CF76" d="M0 0h8v8H0z"/%3E%3Cpath fill="%23B02F55" d="M0 8l8-8v8z"/%3E%3C/svg%3E';

export const Bubbles: Story = {
  render: () => (
    <Line>
      <Mascot id={1002} pose="happy" size={72} />
      <Bubble>先点一个空，再选答案</Bubble>
      <Bubble tail="bottom">在我上面说</Bubble>
      <Bubble tail="top">在我下面说</Bubble>
    </Line>
  ),
};
