import type { Meta, StoryObj } from '@storybook/react-vite';
import { expectContrast } from './expect-contrast.ts';
import { Pair, type PairProps } from './Pair.tsx';
import styles from './theme.module.css';

type Group = [heading: string, pairs: PairProps[]];

const ROLES = ['crust', 'leaf', 'jam', 'sky', 'gem'];
const GROUNDS = ['canvas', 'surface', 'surface-2', 'sunken'];

const groups: Group[] = [
  [
    'Text on grounds',
    GROUNDS.flatMap((ground) => ['ink', 'ink-2', 'ink-3'].map((text): PairProps => ({ text, ground }))),
  ],
  [
    'Roles: as text, on their tints, and as fills',
    ROLES.flatMap((role): PairProps[] => [
      { text: role, ground: 'surface' },
      { text: role, ground: 'canvas' },
      { text: role, ground: `${role}-tint` },
      { text: 'on-fill', ground: role },
    ]),
  ],
  [
    'Butter, ember, WeChat, toast',
    [
      { text: 'on-butter', ground: 'butter' },
      { text: 'butter-ink', ground: 'butter-tint' },
      { text: 'ink', ground: 'butter-tint' },
      { text: 'ember-ink', ground: 'ember' },
      { text: 'on-fill', ground: 'wechat' },
      { text: 'canvas', ground: 'ink' },
      { text: 'toast-action', ground: 'ink' },
    ],
  ],
  [
    'What bounds a control: 3',
    [
      { text: 'line-strong', ground: 'surface', least: 3 },
      { text: 'line-strong', ground: 'canvas', least: 3 },
      { text: 'line-strong', ground: 'surface-2', least: 3 },
      { text: 'focus', ground: 'canvas', least: 3 },
      { text: 'focus', ground: 'surface', least: 3 },
      { text: 'butter-icon', ground: 'surface', least: 3 },
      { text: 'butter-icon', ground: 'butter-tint', least: 3 },
      { text: 'leaf-edge', ground: 'canvas', least: 3 },
      { text: 'jam', ground: 'jam-tint', least: 3 },
    ],
  ],
];

/** Text and ground, and the contrast the browser computes of the resolved custom properties. */
const meta = {
  title: 'theme/Colour',
  render: () => (
    <>
      {groups.map(([heading, pairs]) => (
        <section key={heading}>
          <h2 className={styles.heading}>{heading}</h2>
          <ul className={styles.pairs}>
            {pairs.map((pair) => (
              <Pair key={`${pair.text}-${pair.ground}`} {...pair} />
            ))}
          </ul>
        </section>
      ))}
    </>
  ),
  play: expectContrast,
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Light: Story = {};

export const Dark: Story = { globals: { theme: 'dark' } };
