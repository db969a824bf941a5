import { useState } from 'react';
import { pronounce } from '#client/platform/speech.ts';
import { Tabs } from '#client/ui/Tabs/Tabs.tsx';
import type { EnWordCard } from '#domain/cards/content.ts';
import { CardPicture } from '../../CardPicture/CardPicture.tsx';
import { LongText } from '../../LongText/LongText.tsx';
import { SoundButton } from '../../SoundButton/SoundButton.tsx';
import { Words } from '../../Words/Words.tsx';
import { useT } from '../../wording.ts';
import { WordHead } from '../WordHead/WordHead.tsx';
import styles from './WordDetail.module.css';
import { withWordMarked } from './with-word-marked.ts';

/** An English word with its sound, meaning, examples and notes. */
export function WordDetail({ card }: { card: EnWordCard }) {
  const { word, prons, definition, illustration, examples } = card;
  return (
    <>
      <div className={styles.head}>
        {illustration && <CardPicture {...illustration} className={styles.picture} />}
        <WordHead word={word} prons={prons} />
        <p className={styles.definition}>{definition}</p>
      </div>
      {examples.length > 0 && <Examples card={card} />}
      {card.tabs.length > 0 && <Notes card={card} />}
    </>
  );
}

function Examples({ card: { word, examples, prons } }: { card: EnWordCard }) {
  const t = useT('card');
  const voice = prons[0]?.language ?? 'en-US';
  return (
    <ul className={styles.examples}>
      {examples.map(({ source, translation }) => (
        <li key={source} className={styles.example}>
          <SoundButton label={t('say_example')} onClick={() => void pronounce(source, voice)} />
          <div>
            <p lang="en">
              {withWordMarked(source, word).map((part, index) =>
                // biome-ignore lint/suspicious/noArrayIndexKey: the text of a card never changes
                part.marked ? <b key={index}>{part.text}</b> : <Words key={index}>{part.text}</Words>,
              )}
            </p>
            <p className={styles.translation}>{translation}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Notes({ card: { tabs } }: { card: EnWordCard }) {
  const t = useT('card');
  const [open, setOpen] = useState('0');
  const items = tabs.map(({ title, content }, index) => ({
    value: String(index),
    label: title,
    panel: <LongText>{content}</LongText>,
  }));
  return <Tabs label={t('more_about')} value={open} onChange={setOpen} items={items} />;
}
