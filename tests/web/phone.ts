import { type LaunchedChrome, launch } from 'chrome-launcher';
import { ensureChromium, plainBrowser } from '../../scripts/support/chromium.mjs';
import { provideChineseFont } from './chinese-font.mjs';
import { leaveACore, pagesToTheCore, takeTheCoreBack } from './cores.ts';
import { withPlainPriority } from './plain-priority.ts';

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
const flags = ['--headless=new', `--disable-features=${OFF.join()}`, ...plainBrowser];

/** Opens browsers that have what a phone has: a Chinese font, and a processor for the page. */
export class Phone {
  private constructor(
    private readonly chromePath: string,
    private ownCore: boolean,
    /** Takes away what was put on the machine. */
    readonly dispose: () => Promise<void>,
  ) {}

  /** To be called before anything is started that works beside the page: what is started later leaves the page a processor. */
  static async make(): Promise<Phone> {
    const { command, dispose } = withPlainPriority(ensureChromium());
    const ownCore = leaveACore();
    const removeFont = await provideChineseFont();
    return new Phone(command, ownCore, async () => {
      dispose();
      await removeFont();
    });
  }

  /** How pages are kept from what works beside them, in words. */
  get processors(): string {
    return this.ownCore ? 'pages on a processor of their own' : 'processors shared';
  }

  /**
   * Lets pages opened from now on use all processors: slowed down by DevTools, a page keeps one busy by itself, and its own threads
   * that draw need another.
   */
  share(): void {
    if (this.ownCore) takeTheCoreBack();
    this.ownCore = false;
  }

  /** A browser without a page, with its debugging port. Whoever opens it kills it. */
  async open(): Promise<LaunchedChrome> {
    const chrome = await launch({ chromePath: this.chromePath, chromeFlags: flags });
    if (this.ownCore) pagesToTheCore(chrome.pid);
    return chrome;
  }
}
