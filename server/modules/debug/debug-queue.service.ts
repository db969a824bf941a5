import { FACE_SETTINGS } from '#domain/cards/faces/settings.ts';
import { PRACTICE_CARD_TIMES } from '#domain/limits.ts';
import { DEFAULT_FACES, type FaceProblemKey, readFaces, writeFaces } from '#domain/session/face-settings.ts';
import { type Context, viewerOf } from '#server/kernel/context.ts';
import { AppError, type FieldProblem } from '#server/kernel/errors.ts';
import type { Locale } from '#server/kernel/locale.ts';
import { DebugQueue } from './debug-queue.entity.ts';
import type { DebugQueueInput } from './debug-queue.inputs.ts';

const messages: Record<Locale, Record<FaceProblemKey, string>> = {
  zh: {
    illegal_json: '请输入合法的 JSON',
    not_an_object: '必须是一个 JSON 对象',
    key_missing: '缺少这个难度',
    key_unknown: '只能有 1、2、3 三个难度',
    not_a_list: '必须是题型的列表',
    list_empty: '至少要有一种题型',
    face_unknown: '这类卡片没有这种题型',
    face_twice: '这种题型写了两次',
  },
  en: {
    illegal_json: 'must be legal JSON',
    not_an_object: 'must be a JSON object',
    key_missing: 'this difficulty is missing',
    key_unknown: 'the only difficulties are 1, 2 and 3',
    not_a_list: 'must be a list of faces',
    list_empty: 'must name at least one face',
    face_unknown: 'is no face of this kind of cards',
    face_twice: 'is named twice',
  },
};

/** The debug settings of the caller, those of the specification where nothing was saved. */
export async function debugQueue(ctx: Context): Promise<DebugQueue> {
  const userId = viewerOf(ctx).id;
  const kept = await ctx.db.manager.findOneBy(DebugQueue, { userId });
  if (kept) return kept;
  const faces = Object.fromEntries(FACE_SETTINGS.map((setting) => [setting, writeFaces(DEFAULT_FACES[setting])]));
  return Object.assign(new DebugQueue(), { userId, practiceCardTimes: PRACTICE_CARD_TIMES, ...faces });
}

/** Keeps debug settings of the caller, all or none. Throws FACE_SETTINGS_INVALID that says where and why. */
export async function saveDebugQueue(ctx: Context, input: DebugQueueInput): Promise<DebugQueue> {
  const fields = FACE_SETTINGS.flatMap((setting): FieldProblem[] => {
    const read = readFaces(setting, input[setting]);
    if (read.ok) return [];
    return read.problems.map(({ path, key }) => ({
      path: path ? `input.${setting}.${path}` : `input.${setting}`,
      message: { zh: messages.zh[key], en: messages.en[key] },
    }));
  });
  if (fields.length > 0) throw new AppError('FACE_SETTINGS_INVALID', { fields: fields.slice(0, PROBLEMS_MAX) });
  const { practiceCardTimes, singleCloze, multiCloze, enWord } = input;
  const settings = { userId: viewerOf(ctx).id, practiceCardTimes, singleCloze, multiCloze, enWord };
  await ctx.db.manager.upsert(DebugQueue, settings, ['userId']);
  return debugQueue(ctx);
}

/** Problems told at once. */
const PROBLEMS_MAX = 20;
