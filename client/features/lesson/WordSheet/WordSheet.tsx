import { Prons } from '#client/parts/cards/word/Prons/Prons.tsx';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { Sheet } from '#client/ui/Sheet/Sheet.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { StateMessage } from '#client/ui/StateMessage/StateMessage.tsx';
import type { Pron } from '#domain/cards/content.ts';
import { useT } from '../wording.ts';
import { type DictionaryWord, useWord } from './use-word.ts';
import styles from './WordSheet.module.css';

export interface WordSheetProps {
  /** letters only, lower-cased */
  word: string;
  onClose: () => void;
}

/** What the dictionary says of a word. It is asked for a second at most, and again at a tap. */
export function WordSheet({ word, onClose }: WordSheetProps) {
  const t = useT('lesson');
  const { found, retry } = useWord(word);
  return (
    <Sheet open onClose={onClose} title={<span lang="en">{word}</span>} closeLabel={t('word_close')}>
      <div className={styles.entry}>
        {found.at === 'looking' && (
          <Skeletons label={t('word_looking')} className={styles.waiting}>
            <Skeleton width="40%" />
            <Skeleton />
            <Skeleton width="70%" />
          </Skeletons>
        )}
        {found.at === 'failed' && (
          <LoadFailed as="p" title={t('word_failed')} text={t('word_failed_text')} onRetry={retry} />
        )}
        {found.at === 'unknown' && <StateMessage as="p" title={t('word_unknown')} />}
        {found.at === 'found' && <Entry entry={found.entry} />}
      </div>
    </Sheet>
  );
}

function Entry({ entry }: { entry: DictionaryWord }) {
  return (
    <>
      <Prons word={entry.spelling} prons={pronsOf(entry)} />
      <p className={styles.explain}>{entry.explain}</p>
      {entry.sentences.map(({ source, translation }) => (
        <div key={source}>
          <p lang="en">{source}</p>
          <p className={styles.translation}>{translation}</p>
        </div>
      ))}
    </>
  );
}

const slashed = (phonetic: string) => `/${phonetic.replace(/^[/[]|[/\]]$/g, '')}/`;

const pronsOf = ({ phoneticUk, phoneticUs }: DictionaryWord): Pron[] => [
  ...(phoneticUk ? [{ label: slashed(phoneticUk), language: 'en-GB' as const }] : []),
  ...(phoneticUs ? [{ label: slashed(phoneticUs), language: 'en-US' as const }] : []),
];
