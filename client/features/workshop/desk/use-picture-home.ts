import { useMemo } from 'react';
import type { PictureHome } from '#client/parts/cards/editor/IllustrationField/picture-home.ts';
import { toast } from '#client/ui/Toast/toasts.ts';
import { pictureHome } from '../drafts/pictures.ts';
import { useDrafts } from '../drafts/use-drafts.ts';
import { titleOf } from '../title-of.ts';
import { useT } from '../wording.ts';

/** Where the picture of a card is on its way; which card it was is said where it does not come and another is open. */
export function usePictureHome(key: number): PictureHome {
  const t = useT('workshop');
  const drafts = useDrafts();
  return useMemo(
    () =>
      pictureHome(drafts, key, (content) =>
        toast({ kind: 'error', text: t('picture_failed', { card: titleOf(content) || t('card_new') }) }),
      ),
    [drafts, key, t],
  );
}
