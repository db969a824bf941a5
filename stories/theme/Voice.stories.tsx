import type { Meta, StoryObj } from '@storybook/react-vite';
import { Icon } from '#client/art/Icon/Icon.tsx';
import { en as energyEn } from '#client/features/energy/words.en.ts';
import { zh as energyZh } from '#client/features/energy/words.zh.ts';
import { en as lessonEn } from '#client/features/lesson/words.en.ts';
import { zh as lessonZh } from '#client/features/lesson/words.zh.ts';
import { en as shelfEn } from '#client/features/shelf/words.en.ts';
import { zh as shelfZh } from '#client/features/shelf/words.zh.ts';
import { en as terminationEn } from '#client/features/termination/words.en.ts';
import { zh as terminationZh } from '#client/features/termination/words.zh.ts';
import styles from './theme.module.css';

const zh = { ...energyZh, ...lessonZh, ...shelfZh, ...terminationZh };
const en = { ...energyEn, ...lessonEn, ...shelfEn, ...terminationEn };

interface Rule {
  title: string;
  why: string;
  /** sentences of the product itself */
  say: string[];
  never: string[];
}

const chinese: Rule[] = [
  {
    title: '先说发生了什么，再说下一步',
    why: '出错的是我们，不是学习的人。不道歉三遍，不甩错误码；告诉他东西还在不在、现在按哪里。',
    say: [zh.lesson.failed_text, zh.shelf.failed_text],
    never: ['系统异常，请稍后重试。', '网络错误 (code: 10023)'],
  },
  {
    title: '答错不责备',
    why: '忘是记的一部分。不用感叹号，不用「错误」「失败」给人定性。',
    say: [zh.lesson.try_again_line, zh.lesson.lapsed],
    never: ['回答错误！', '你又答错了，请认真一点。'],
  },
  {
    title: '面包店里的话，一句一个比喻',
    why: '比喻帮人记住规则；叠两个就听不懂了。按钮说动作，不说比喻。',
    say: [zh.lesson.quit_title, zh.lesson.unfinished_title, zh.shelf.empty_text],
    never: ['面团正在时光的烤箱里开出知识之花', '确定要熄灭这炉希望之火吗？'],
  },
  {
    title: '空着的地方给一条路',
    why: '一句现状，一个按钮。不写「暂无数据」。',
    say: [`${zh.shelf.empty}。${zh.shelf.empty_text}`, `${zh.lesson.none_title}。${zh.lesson.none_text}`],
    never: ['暂无数据', '列表为空'],
  },
  {
    title: '要紧的事说全',
    why: '价钱、期限、会失去什么，都在按下去之前说。免费的路写在最前，不催。',
    say: [zh.energy.used, zh.terminate.lead],
    never: ['仅剩最后 3 份！', '错过再等一年'],
  },
];

const english: Rule[] = [
  {
    title: 'Say what happened, then what to do',
    why: 'The fault is ours. No three apologies, no bare code: say whether the work is safe and where to press.',
    say: [en.lesson.failed_text, en.shelf.failed_text],
    never: ['Oops! Something went wrong.', 'Error 10023'],
  },
  {
    title: 'Never blame a wrong answer',
    why: 'Forgetting is part of remembering. No exclamation marks, no “failed”, no “incorrect”.',
    say: [en.lesson.try_again_line, en.lesson.lapsed],
    never: ['Wrong!', 'You failed this card again.'],
  },
  {
    title: 'One image from the bakery at a time',
    why: 'An image explains a rule; two hide it. Buttons name the act.',
    say: [en.lesson.quit_title, en.lesson.unfinished_title, en.shelf.empty_text],
    never: ['Let the dough of wisdom bloom', 'Awesome sauce, bread hero!'],
  },
  {
    title: 'An empty place shows a way',
    why: 'One sentence, one button.',
    say: [`${en.shelf.empty}. ${en.shelf.empty_text}`, `${en.lesson.none_title}. ${en.lesson.none_text}`],
    never: ['No data', 'The list is empty.'],
  },
  {
    title: 'Say all of what matters',
    why: 'Price, time and what will be lost, before the press. The free way stands first, and nobody is hurried.',
    say: [en.energy.used, en.terminate.lead],
    never: ['Only 3 left!', 'Last chance'],
  },
];

function Rules({ rules, say, never }: { rules: Rule[]; say: string; never: string }) {
  return rules.map((rule) => (
    <section key={rule.title}>
      <h2 className={styles.heading}>{rule.title}</h2>
      <p className={styles.why}>{rule.why}</p>
      <div className={styles.voice}>
        {[['say', say, rule.say] as const, ['never', never, rule.never] as const].map(([kind, word, lines]) => (
          <div key={kind} className={styles.saying} data-kind={kind}>
            <b>
              <Icon name={kind === 'say' ? 'check' : 'close'} size={18} />
              {word}
            </b>
            {lines.map((line) => (
              <p key={line}>{line}</p>
            ))}
          </div>
        ))}
      </div>
    </section>
  ));
}

/** How the product speaks. What stands under “we say” is taken from its own wording. */
const meta = { title: 'theme/Voice', parameters: { shots: ['dark', 'mobile'] } } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Chinese: Story = { render: () => <Rules rules={chinese} say="这样说" never="不这样说" /> };

export const English: Story = {
  globals: { locale: 'en' },
  render: () => <Rules rules={english} say="We say" never="We do not say" />,
};
