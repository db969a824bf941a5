import type { PictureHome } from '#client/parts/cards/editor/IllustrationField/picture-home.ts';
import { parseCardContent } from '#domain/cards/content.ts';
import type { Drafts } from './drafts.ts';

/** Pictures on their way, by the cards they are sent to. */
const homes = new WeakMap<Drafts, Map<number, PictureHome>>();

/** A card with another picture; what the picture before it showed is still said. */
function withPicture(content: string, assetId: string): string {
  const { ok, card } = { card: null, ...parseCardContent(content) };
  return ok && card ? JSON.stringify({ ...card, illustration: { ...card.illustration, assetId } }) : content;
}

/** Where the picture of a card is on its way. One that comes while another card is open is put into its own. */
export function pictureHome(drafts: Drafts, key: number, onFailed: (content: string) => void): PictureHome {
  const all = homes.get(drafts) ?? new Map<number, PictureHome>();
  homes.set(drafts, all);
  const home = all.get(key) ?? {};
  all.set(key, home);
  home.late = {
    done: (assetId) => drafts.amend(key, (content) => withPicture(content, assetId)),
    failed: () => {
      const card = drafts.card(key);
      if (card && !card.removed) onFailed(card.content);
    },
  };
  return home;
}

const sentNow = (drafts: Drafts) =>
  [...(homes.get(drafts)?.values() ?? [])].flatMap(({ sent }) => (sent && !sent.fault ? [sent] : []));

export const hasPictureOnItsWay = (drafts: Drafts) => sentNow(drafts).length > 0;

/** When no picture is on its way any more. */
export async function picturesSent(drafts: Drafts): Promise<void> {
  await Promise.all(sentNow(drafts).map(({ ended }) => ended));
}
