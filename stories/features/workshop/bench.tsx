import { type ReactNode, useState } from 'react';
import type { CardsPort } from '#client/features/workshop/drafts/cards-port.ts';
import { checkContent } from '#client/features/workshop/drafts/check-content.ts';
import { memoryStore } from '#client/features/workshop/drafts/draft-store.ts';
import { createDrafts, type Drafts } from '#client/features/workshop/drafts/drafts.ts';
import { DraftsContext } from '#client/features/workshop/drafts/use-drafts.ts';
import { outlineRows } from '#client/features/workshop/outline/outline.ts';
import type { WorkshopPackageFragment } from '#client/graphql/generated/workshop.ts';
import { type AuthoringServices, AuthoringServicesProvider } from '#client/parts/cards/editor/authoring-services.ts';
import { seededRandom } from '#domain/random.ts';
import { services } from '../../parts/cards/editor/EditorBench.tsx';

const chapter = (id: number, title: string, cardCount: number, parentId: number | null = null) => ({
  id,
  title,
  cardCount,
  parentId,
  orderKey: String(id),
});

export const chapters = [
  chapter(1, '一 细胞的分子组成', 38),
  chapter(2, '二 细胞的代谢', 0),
  chapter(3, '酶与 ATP', 22, 2),
  chapter(4, '光合作用', 7, 2),
  chapter(5, '细胞呼吸', 28, 2),
  chapter(6, '三 细胞的生命历程', 52),
  chapter(7, '易错点', 22),
];
export const rows = outlineRows(chapters);

const sample = {
  __typename: 'Package',
  id: 1,
  name: '高中生物 · 细胞与代谢',
  description: '',
  cardType: null,
  cardCount: 186,
  cardCountLearned: 41,
  minCardsToLearn: 10,
  owned: { defaultCardType: 'CLOZE' as const },
  style: { icon: { type: 'emoji', content: '🧬' }, themeColor: '#A98BD0', packageNameTags: ['生'] },
  chapters,
};
export const pkg = sample as unknown as WorkshopPackageFragment & typeof sample;

type Part = string | [group: number, text: string, distrators?: string[]];
/** A cloze card from words and gaps, as the JSON it is kept in. */
export const clozeJson = (...parts: Part[]) =>
  JSON.stringify({
    type: 'cloze.card',
    content: [
      parts.map((part) =>
        typeof part === 'string'
          ? { text: part }
          : { cloze: { group: `c${part[0]}`, text: part[1], distrators: part[2] ?? [], giveAwayDistrators: [] } },
      ),
    ],
    altContents: [],
    analysis: '色素和 ATP 合酶都在膜上，所以光反应离不开膜。',
    illustration: null,
  });

export const contents = [
  clozeJson('叶绿素主要吸收', [1, '红光'], '和', [2, '蓝紫光'], '。'),
  clozeJson(
    '光反应在',
    [1, '类囊体薄膜', ['叶绿体基质', '线粒体内膜']],
    '上进行，水被光解，放出',
    [2, '氧气', ['二氧化碳']],
    '。',
  ),
  clozeJson('光反应为暗反应提供', [1, 'ATP'], '和', [2, 'NADPH'], '。'),
  clozeJson('卡尔文循环中，CO₂ 先与', [1, 'C₅'], '结合，生成两分子', [2, 'C₃'], '。'),
  clozeJson('影响光合速率的外因：', [1, '光照强度'], '、', [2, 'CO₂ 浓度'], '、', [3, '温度'], '。'),
  clozeJson('化能合成作用的能量来自', [1, '无机物氧化'], '。'),
  clozeJson('恩格尔曼用', [1, '水绵'], '和', [2, '好氧细菌'], '证明氧气由叶绿体放出。'),
];

export const listed = contents.map((content, at) => ({
  id: 401 + at,
  type: 'CLOZE' as const,
  content,
  contentHash: `hash ${at}`,
  createdType: at === 5 ? ('DUPLICATE' as const) : at === 3 ? ('AIGC' as const) : ('NORMAL' as const),
  updatedAt: '2026-01-04T10:00:00.000Z',
}));

export const mcqListed = {
  id: 411,
  type: 'MCQ' as const,
  content: JSON.stringify({
    type: 'mcq.card',
    question: '煮好的鸡蛋泡一下冷水，为什么就好剥了？',
    options: [
      { content: '冷水把蛋壳泡软了', isAnswer: false },
      { content: '蛋白比蛋壳缩得多，中间有了空隙', isAnswer: true },
      { content: '冷水渗进去，把蛋壳顶开了', isAnswer: false },
      { content: '蛋白遇到冷水会变大', isAnswer: false },
    ],
    illustration: null,
    analysis: '',
  }),
  contentHash: 'hash eggs',
  createdType: 'NORMAL' as const,
  updatedAt: '2026-01-04T10:00:00.000Z',
};

/** A server that takes everything at once. */
export function takingPort(): CardsPort {
  let next = 900;
  const stored = (id: number, content: string) => ({
    id,
    content,
    contentHash: `${content.length}`,
    updatedAt: '2026-01-05T09:00:00.000Z',
  });
  return {
    create: async ({ content }) => ({ kind: 'saved', card: stored(next++, content) }),
    change: async ({ cardId, content }) => ({ kind: 'saved', card: stored(cardId, content) }),
    remove: async () => ({ kind: 'done' }),
    restore: async () => ({ kind: 'done' }),
  };
}

/** Drafts that live as long as the story. */
export const storyDrafts = (port: CardsPort = takingPort()): Drafts =>
  createDrafts({
    store: memoryStore(),
    port,
    check: checkContent,
    clock: {
      now: () => Date.now(),
      after: (ms, call) => {
        const timer = setTimeout(call, ms);
        return () => clearTimeout(timer);
      },
    },
    random: seededRandom(7),
    newKey: () => crypto.randomUUID(),
    network: { isOnline: () => true, subscribe: () => () => undefined },
    locks: { hold: (_, task) => task() },
    channel: { post: () => undefined, subscribe: () => () => undefined, close: () => undefined },
  });

/** What parts of the workshop stand on: drafts with the sample cards open, and services that answer at once. */
export function Bench({
  drafts: given,
  services: others,
  children,
}: {
  drafts?: Drafts;
  /** in place of those that answer at once */
  services?: Partial<AuthoringServices>;
  children: ReactNode;
}) {
  const [drafts] = useState(() => {
    const own = given ?? storyDrafts();
    for (const card of listed) own.open(1, 'cloze.card', card);
    return own;
  });
  return (
    <DraftsContext value={drafts}>
      <AuthoringServicesProvider value={{ ...services, ...others }}>{children}</AuthoringServicesProvider>
    </DraftsContext>
  );
}
