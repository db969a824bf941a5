import { useMatches, useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useLocale } from 'use-intl';
import { closeDialog } from '#client/platform/dialogs.ts';
import { closeAllDialogs } from '#client/ui/Dialog/open-dialogs.ts';
import { useT } from '../wording.ts';

/** Names the document after the deepest route that has a title. */
export function useDocumentTitle() {
  const locale = useLocale();
  const brand = useT('common')('brand');
  const title = useMatches({
    select: (matches) => matches.findLast((match) => match.staticData.title)?.staticData.title,
  });
  useEffect(() => {
    document.title = title ? `${title[locale]} · ${brand}` : brand;
  }, [title, locale, brand]);
}

/** Where a new page begins for someone who cannot see it: its main heading, else its main part. */
function focusBeginning() {
  const main = [...document.querySelectorAll('main')].find((element) => element.checkVisibility());
  const target = main?.querySelector('h1') ?? main;
  if (!target) return;
  target.tabIndex = -1;
  target.style.outline = 'none'; // a ring says "press me", and a heading cannot be pressed
  target.focus({ preventScroll: true });
}

/**
 * Gives the focus to the beginning of the page, and gives it again where the page arrives late or stands in for another at first,
 * until a key or a finger says where to go on.
 */
function focusPage(signal: AbortSignal) {
  focusBeginning();
  const observer = new MutationObserver(() => {
    if (document.activeElement === document.body) focusBeginning();
  });
  observer.observe(document.body, { childList: true, subtree: true });
  const stop = () => observer.disconnect();
  signal.addEventListener('abort', stop);
  addEventListener('keydown', stop, { once: true, capture: true, signal });
  addEventListener('pointerdown', stop, { once: true, capture: true, signal });
}

/** After a navigation to another route: dialogs are closed and the heading of the page has the focus. */
export function useNavigationEffects() {
  const router = useRouter();
  useEffect(() => {
    const current = () => router.state.matches.at(-1)?.routeId;
    let last = current(); // a page that was just loaded begins where the browser begins
    let left = new AbortController();
    const unsubscribe = router.subscribe('onRendered', () => {
      const next = current();
      if (next === last) return;
      last = next;
      closeAllDialogs();
      closeDialog();
      left.abort();
      left = new AbortController();
      focusPage(left.signal);
    });
    return () => {
      left.abort();
      unsubscribe();
    };
  }, [router]);
}
