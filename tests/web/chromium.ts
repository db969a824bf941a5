import { ensureChromium, plainBrowser } from '../../scripts/support/chromium.mjs';

export const executablePath: string = ensureChromium();

/**
 * Parts of a desktop browser that work beside the page and are none of a phone: the list of the address bar is two pages
 * of its own, which took more of two cores than ours. The others are what Lighthouse's launcher turns off; only one such
 * list counts.
 */
const OFF = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'Translate',
  'OptimizationHints',
  'MediaRouter',
  'DialMediaRouteProvider',
  'InterestFeedContentSuggestions',
  'CertificateTransparencyComponentUpdater',
  'AutofillServerCommunication',
];

/** How every browser of these measurements is started. */
export const flags = [`--disable-features=${OFF.join()}`, ...plainBrowser];
