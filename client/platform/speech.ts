/** BCP 47 tags of what cards are read in. */
export type SpeechLang = 'en-US' | 'en-GB' | 'zh-CN';

/** A voice that has not begun after this long will not begin at all. */
const startLimitMs = 1000;

function voiceFor(lang: SpeechLang) {
  const voices = speechSynthesis.getVoices();
  const exact = voices.find((voice) => voice.lang.replace('_', '-') === lang);
  return exact ?? voices.find((voice) => voice.lang.startsWith(lang.slice(0, 2)));
}

/** Whether this device can read text aloud at all. */
export const canSpeak = () => typeof speechSynthesis !== 'undefined';

/** Languages of the voices of this device now, such as `zh` and `en`. A browser may come to know them late. */
export const spokenLanguages = (): string[] =>
  canSpeak() ? [...new Set(speechSynthesis.getVoices().map(({ lang }) => lang.slice(0, 2).toLowerCase()))] : [];

/** Calls `tell` whenever the voices of this device change. Answers how to stop that. */
export function onVoices(tell: () => void): () => void {
  if (!canSpeak() || !speechSynthesis.addEventListener) return () => undefined;
  speechSynthesis.addEventListener('voiceschanged', tell);
  return () => speechSynthesis.removeEventListener('voiceschanged', tell);
}

/**
 * Reads a word or a sentence aloud. Resolves when it has been read, cancelled or found impossible
 * (no voice, no start within a second): a lesson goes on without sound. Answers whether it began to be heard.
 * A voice that is there and fails is reported; that there is none is not.
 */
export function pronounce(text: string, lang: SpeechLang): Promise<boolean> {
  if (!canSpeak()) return Promise.resolve(false);
  speechSynthesis.cancel();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    const voice = voiceFor(lang);
    utterance.voice = voice ?? null;
    let begun = false;
    const failed = (why: string) => {
      if (voice) reportError(new Error(`The voice ${voice.name} ${why}`));
      resolve(begun);
    };
    const timer = setTimeout(() => failed('did not begin within a second'), startLimitMs);
    utterance.onstart = () => {
      begun = true;
      clearTimeout(timer);
    };
    utterance.onend = () => resolve(begun);
    utterance.onerror = ({ error }) => {
      clearTimeout(timer);
      if (error === 'canceled' || error === 'interrupted') resolve(begun);
      else failed(`failed: ${error}`);
    };
    speechSynthesis.speak(utterance);
  });
}
