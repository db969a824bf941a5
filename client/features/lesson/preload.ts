import { guests } from '#client/art/Guest/guests.ts';
import { loadIllustration } from '#client/art/Illustration/illustrations.ts';
import { mascots } from '#client/art/Mascot/mascots.ts';
import { faceLooksOf } from '#client/parts/cards/face-looks.ts';
import { loadStrokes } from '#client/parts/cards/hanzi/strokes/stroke-data.ts';
import { companionOf } from '#client/parts/PackageCover/package-look.ts';
import { keptFile } from '#client/platform/kept-files.ts';
import { assetUrl, isUploadedImage } from '#domain/assets.ts';
import { PRELOAD_TIP_MS } from '#domain/limits.ts';
import { enemyOf } from '#domain/session/boss.ts';
import type { Session } from '#domain/session/session.ts';
import { loadCardDetail } from './CardDetail/load-card-detail.ts';
import { loadDialogs } from './lesson-dialogs.ts';
import { loadManyWays } from './readings.ts';

/** Fetches what the frames of a unit will show. Resolves when it is there, or after 5 s with what there is. */
export async function preload(session: Session): Promise<void> {
  const pictures = [mascots.load(companionOf(session.packageId)), guests.load(enemyOf(session))];
  // A face that came later would move the line it is in.
  const letters = document.fonts
    ? [document.fonts.load('400 1em "ZCOOL KuaiLe"', '连击'), document.fonts.load('800 1em "Nunito Variable"', 'a1')]
    : [];
  for (const type of new Set(session.cards.flatMap(({ content }) => content?.type ?? []))) {
    for (const [font, text] of faceLooksOf({ type }).fonts ?? []) letters.push(document.fonts.load(font, text));
  }
  const characters = charactersOf(session);
  const readings = characters.length > 0 ? [loadManyWays(), loadStrokes(characters)] : [];
  // Kept on the device, so that a unit that was begun online shows its pictures offline.
  const kept = picturesOf(session).map((assetId) => keptFile('images', assetUrl(assetId)));
  const drawn = assetsOf(session).map(loadIllustration);
  const late = new Promise((resolve) => setTimeout(resolve, PRELOAD_TIP_MS));
  await Promise.race([
    Promise.allSettled([loadCardDetail(), loadDialogs(), ...readings, ...kept, ...drawn, ...pictures, ...letters]),
    late,
  ]);
}

/** What the cards of the unit show. */
const assetsOf = ({ cards }: Session): string[] => [
  ...new Set(cards.flatMap(({ content }) => content?.illustration?.assetId ?? [])),
];

/** The uploaded pictures of the unit. */
const picturesOf = (session: Session): string[] => assetsOf(session).filter(isUploadedImage);

/** The characters that cards of the unit could ask to draw. */
export const charactersOf = ({ cards }: Session): string[] =>
  cards.flatMap(({ content }) =>
    content?.type === 'kidHanzi.card' ? (content.hanzi[0]?.hanzi.map(({ char }) => char) ?? []) : [],
  );
