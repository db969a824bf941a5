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

/**
 * Reads a word or a sentence aloud. Resolves when it has been read, cancelled or found impossible
 * (no voice, no start within a second): a lesson goes on without sound.
 */
export function pronounce(text: string, lang: SpeechLang): Promise<void> {
  if (!canSpeak()) return Promise.resolve();
  speechSynthesis.cancel();
  return new Promise((resolve) => {
    const utterance = new SpeechSynthesisUtterance(text);
    utterance.lang = lang;
    utterance.voice = voiceFor(lang) ?? null;
    const timer = setTimeout(resolve, startLimitMs);
    utterance.onstart = () => clearTimeout(timer);
    utterance.onend = () => resolve();
    utterance.onerror = () => resolve();
    speechSynthesis.speak(utterance);
  });
}
