import type { CardProblem } from '#domain/cards/problem.ts';
import {
  CONTENT_LIMIT,
  KID_HANZI_MAX_ANALYSIS,
  KID_HANZI_MAX_CHARS,
  MCQ_MAX_OPTIONS,
  MCQ_MIN_OPTIONS,
} from '#domain/limits.ts';
import type { Words } from '#server/kernel/locale.ts';

/** What a sentence counts: characters too many, or the place of one. */
type Saying = (count: number) => Words;

/** What is said of a card that is refused, under the keys of the editor's messages. */
const SAYINGS: Record<CardProblem['key'] | 'card_parse_failed' | 'card_text_broken', Saying> = {
  card_parse_failed: () => ({ zh: '卡片解析失败', en: 'This is not the form of a card' }),
  card_text_broken: (character) => ({
    zh: `卡片解析失败：从第 ${character} 个字符起不是 JSON`,
    en: `This is not JSON from character ${character} on`,
  }),
  card_wrong: () => ({ zh: '这里不能为空', en: 'This must not be empty' }),
  validate_tip2: () => ({ zh: '请填写单词', en: 'The word is missing' }),
  validate_tip3: () => ({ zh: '请填写释义', en: 'The definition is missing' }),
  validate_tip4: () => ({ zh: '请至少设置一个正确选项', en: 'At least one option must be right' }),
  validate_tip5: () => ({ zh: '选项内容不能为空', en: 'An option must not be empty' }),
  validate_tip6: () => ({ zh: '请填写题目', en: 'The question is missing' }),
  validate_tip7: () => ({ zh: '请填写内容', en: 'The text is missing' }),
  validate_tip8: () => ({ zh: '请至少设置一个挖空', en: 'The text needs at least one blank' }),
  validate_tip9: () => ({ zh: '挖空的分组不正确', en: 'The group of a blank is c1 to c9' }),
  validate_tip10: () => ({
    zh: '备选内容的挖空数量必须与正文一致',
    en: 'A rephrasing must have as many blanks as the text',
  }),
  validate_tip11: (excess) => ({
    zh: `最多 ${CONTENT_LIMIT} 字，超出 ${excess} 字`,
    en: `At most ${CONTENT_LIMIT} characters, ${excess} too many`,
  }),
  validate_mcq_options: () => ({
    zh: `选项需要 ${MCQ_MIN_OPTIONS} 到 ${MCQ_MAX_OPTIONS} 个`,
    en: `${MCQ_MIN_OPTIONS} to ${MCQ_MAX_OPTIONS} options are needed`,
  }),
  validate_kid_hanzi_1: () => ({ zh: '请填写一组汉字', en: 'Exactly one group of characters is needed' }),
  validate_kid_hanzi_2: () => ({ zh: '请填写解析', en: 'The explanation is missing' }),
  validate_kid_hanzi_3: () => ({
    zh: `最多 ${KID_HANZI_MAX_CHARS} 个汉字`,
    en: `At most ${KID_HANZI_MAX_CHARS} characters`,
  }),
  validate_kid_hanzi_4: () => ({
    zh: `解析最多 ${KID_HANZI_MAX_ANALYSIS} 项`,
    en: `The explanation has at most ${KID_HANZI_MAX_ANALYSIS} entries`,
  }),
};

/** The wording of a problem of a card. */
export const problemMessage = ({
  key,
  excess = 0,
}: Pick<CardProblem, 'excess'> & { key: Exclude<keyof typeof SAYINGS, 'card_text_broken'> }): Words =>
  SAYINGS[key](excess);

/** The wording of a card whose text stops being JSON at a character, which counts from 1. */
export const brokenTextMessage = (character: number): Words => SAYINGS.card_text_broken(character);
