import { pronounce } from '#client/platform/speech.ts';
import type { Pron } from '#domain/cards/content.ts';
import { SoundButton } from '../../SoundButton/SoundButton.tsx';
import { useT } from '../../wording.ts';
import styles from './Prons.module.css';

export interface PronsProps {
  word: string;
  prons: readonly Pron[];
}

/** The British and American ways to say a word, each read aloud at a tap. A sound they share is written once. */
export function Prons({ word, prons }: PronsProps) {
  const t = useT('faces');
  if (prons.length === 0) return null;
  return (
    <div className={styles.prons}>
      {prons.map(({ label, language }, index) => {
        const told = prons.slice(0, index).some((other) => other.label === label);
        const british = language === 'en-GB';
        return (
          <SoundButton
            key={`${language} ${label}`}
            label={t(british ? 'britishSound' : 'americanSound')}
            onClick={() => void pronounce(word, language)}
          >
            <small className={styles.accent}>{t(british ? 'british' : 'american')}</small>
            {!told && <span lang={language}>{label}</span>}
          </SoundButton>
        );
      })}
    </div>
  );
}
