import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { IntlProvider } from 'use-intl';
import { describe, expect, it } from 'vitest';
import { CardFront } from '#client/parts/cards/CardFront/CardFront.tsx';
import { cardLooks } from '#client/parts/cards/card-looks.ts';
import { faceLookOf, faceLooks } from '#client/parts/cards/face-looks.ts';
import { WholeCard } from '#client/parts/cards/WholeCard/WholeCard.tsx';
import { type CardContent, cardContentSchema } from '#domain/cards/content.ts';
import type { Difficulty } from '#domain/cards/faces/context.ts';
import { normaliseCardContent } from '#domain/cards/normalise.ts';
import { cardTitle } from '#domain/cards/summary.ts';
import { cardTypes, faces, typeOf } from '#domain/cards/types.ts';
import { validateCardContent } from '#domain/cards/validate.ts';
import { seededRandom } from '#domain/random.ts';
import { downgrade } from '#domain/session/downgrade.ts';
import { faceNames } from '#domain/session/face.ts';
import { buildQuestion } from '#domain/session/faces.ts';
import { openAnswer } from '#domain/session/judge.ts';
import type { FaceName } from '#domain/session/question.ts';
import { clozeCard, hanziCard, mcqCard, wordCard } from '../../domain/support/cards.ts';

const samples: CardContent[] = [
  clozeCard([{ text: '月', distrators: ['日'] }]),
  wordCard('mill', '磨坊'),
  mcqCard([
    ['甲', true],
    ['乙', false],
  ]),
  hanziCard('春', 'chun1'),
];
const sampleOf = (type: string) => samples.find((card) => card.type === type) as CardContent;
const rendered = (node: ReturnType<typeof createElement>) =>
  renderToStaticMarkup(
    createElement(IntlProvider, { locale: 'zh', timeZone: 'UTC' } as Parameters<typeof IntlProvider>[0], node),
  );

it('has the types that a card can hold, in the domain and in the client', () => {
  const types = cardContentSchema.def.options.flatMap((option) => option.def.shape.type.def.values).sort();
  for (const register of [cardTypes, cardLooks, faceLooks]) expect(Object.keys(register).sort()).toEqual(types);
});

it('draws every face by the one component of its type, and no other', () => {
  for (const [type, { faces: looks }] of Object.entries(faceLooks)) {
    const named = Object.keys(cardTypes[type as keyof typeof cardTypes].faces);
    expect(Object.keys(looks).sort()).toEqual(named.sort());
  }
  const all = Object.values(cardTypes).flatMap((type) => Object.keys(type.faces));
  expect(new Set(all).size).toBe(all.length);
  expect([...faceNames].sort()).toEqual(all.sort());
});

describe.each(Object.keys(cardTypes))('%s', (name) => {
  const card = sampleOf(name);
  const type = typeOf(card);

  it('is kept, checked and named', () => {
    expect(type.type).toBe(name);
    expect(normaliseCardContent(card)).toMatchObject({ type: name });
    expect(validateCardContent(normaliseCardContent(card))).toEqual([]);
    expect(cardTitle(card)).not.toBe('');
    expect(type.isAskable(card)).toBe(true);
  });

  it('is shown at a glance and in full', () => {
    const title = [...cardTitle(card)][0] as string;
    expect(rendered(createElement(CardFront, { content: JSON.stringify(card) }))).toContain(title);
    expect(rendered(createElement(WholeCard, { card }))).toContain(title);
  });

  it.each([1, 2, 3] as Difficulty[])(
    'is asked at difficulty %i by faces of its own, each with a body',
    (difficulty) => {
      const wishes = type.asked(card, true)[difficulty] as readonly FaceName[];
      expect(wishes.length).toBeGreaterThan(0);
      for (const wish of wishes) {
        const face = downgrade(wish, card, []);
        expect(Object.keys(type.faces)).toEqual(expect.arrayContaining([wish, face]));
        const question = buildQuestion(face, card, { cardId: 1, alternates: [], difficulty, random: seededRandom(1) });
        expect(question.face).toBe(face);
        const answer = openAnswer(question);
        expect(answer.kind).toBe(faces[face]?.answering(question).kind);
        expect(faceLookOf(question).prompt(question, answer)).toBeTypeOf('string');
        expect(faceLookOf(question).Body).toBeTypeOf('function');
      }
    },
  );
});
