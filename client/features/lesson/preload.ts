import { guests } from '#client/art/Guest/guests.ts';
import { mascots } from '#client/art/Mascot/mascots.ts';
import { PRELOAD_TIP_MS } from '#domain/limits.ts';
import { bossGuest } from '#domain/session/boss.ts';
import type { Session } from '#domain/session/session.ts';
import { companionOf } from './companion.ts';

/** Fetches what the frames of a unit will show. Resolves when it is there, or after 5 s with what there is. */
export async function preload(session: Session): Promise<void> {
  const pictures = [mascots.load(companionOf(session.packageId)), guests.load(bossGuest(session.level))];
  const letters = document.fonts ? [document.fonts.load('400 1em "ZCOOL KuaiLe"', '连击')] : [];
  if (session.cards.some(({ content }) => content?.type === 'kidHanzi.card')) {
    letters.push(document.fonts.load('400 1em "LXGW WenKai GB"', '字'));
  }
  const late = new Promise((resolve) => setTimeout(resolve, PRELOAD_TIP_MS));
  await Promise.race([Promise.allSettled([...pictures, ...letters]), late]);
}
