import { Link } from '@tanstack/react-router';
import { useFormatter } from 'use-intl';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { Letter as Message, Run } from '../letters.ts';
import { mascotOf } from '../letters.ts';
import { Stamp } from '../Stamp/Stamp.tsx';
import { useT } from '../wording.ts';
import styles from './Letter.module.css';

interface Props {
  letter: Message;
  /** without its title where the row above it has said it */
  titled?: boolean;
}

/** A message with all that it says. */
export function Letter({ letter, titled = true }: Props) {
  const t = useT('message');
  const format = useFormatter();
  const sent = new Date(letter.createdAt);
  const { title, paragraphs } = letter.content;
  return (
    <article className={styles.letter} aria-label={title}>
      <header className={styles.head} data-titled={titled ? '' : undefined}>
        <div className={styles.names}>
          {titled && <h2 className={styles.title}>{title}</h2>}
          <time dateTime={letter.createdAt} className={styles.sent}>
            {format.dateTime(sent, {
              month: 'long',
              day: 'numeric',
              hour: '2-digit',
              minute: '2-digit',
              hourCycle: 'h23',
            })}
          </time>
        </div>
        <Stamp mascot={mascotOf(letter)} sent={sent} />
      </header>
      <div className={styles.text}>
        {paragraphs.map(({ runs }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
          <p key={place}>
            {runs.map((run, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a letter never changes
              <Words key={at} run={run} />
            ))}
          </p>
        ))}
      </div>
      <p className={styles.sign}>{t('brand')}</p>
    </article>
  );
}

/** A run of text under its marks. A place of the product that this client does not have is text and no link. */
function Words({ run: { text, marks } }: { run: Run }) {
  const t = useT('message');
  const lit = marks.some(({ type }) => type === 'highlight');
  const words = lit ? <mark className={styles.lit}>{text}</mark> : text;
  if (marks.some(({ scene }) => scene === 'shelf'))
    return (
      <Link to="/shelf" className={styles.inside}>
        <Icon name="folder" size={20} />
        {words}
      </Link>
    );
  const { href, host } = marks.find((mark) => mark.href !== null) ?? {};
  if (!href) return words;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={styles.outside}>
      <span className={styles.words}>{words}</span>
      <Icon name="external" size={20} />
      <span className={styles.host}>{host}</span>
      <span className="sr-only">{t('new_window')}</span>
    </a>
  );
}
