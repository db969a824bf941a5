import { Link } from '@tanstack/react-router';
import type { ReactElement } from 'react';
import { Icon } from '#client/art/Icon/Icon.tsx';
import type { IconName } from '#client/art/Icon/icons.ts';
import { Mascot } from '#client/art/Mascot/Mascot.tsx';
import type { MyCardPartsFragment } from '#client/graphql/generated/my-cards.ts';
import type { CardActs } from '../use-card-acts.ts';
import { useT } from '../wording.ts';
import styles from './CardTray.module.css';

export interface CardTrayProps {
  card: MyCardPartsFragment;
  acts: CardActs;
  /** asked to choose until when it is paused */
  onPause: () => void;
}

interface ActProps {
  icon: IconName;
  label: string;
  /** what is proposed */
  proposed?: boolean;
  disabled?: boolean;
  onAct?: () => void;
  render?: (content: ReactElement, className: string | undefined) => ReactElement;
}

function Act({ icon, label, proposed, disabled, onAct, render }: ActProps) {
  const content = (
    <>
      <Icon name={icon} size={22} />
      {label}
    </>
  );
  const className = proposed ? styles.proposed : styles.act;
  if (render) return render(content, className);
  return (
    <button type="button" className={className} disabled={disabled} onClick={onAct}>
      {content}
    </button>
  );
}

/** What can be done with a card; one that was forgotten too often comes with a proposal. */
export function CardTray({ card, acts, onPause }: CardTrayProps) {
  const t = useT('myCards');
  const ids = [card.cardId];
  const disabled = acts.busy;
  const toEditor = (content: ReactElement, className: string | undefined) => (
    <Link
      to="/packages/$id"
      params={{ id: String(card.packageId) }}
      search={{ chapterId: card.chapterId, cardId: card.cardId }}
      className={className}
    >
      {content}
    </Link>
  );
  const learning = card.state === 'LEARNING';
  return (
    <div className={styles.tray}>
      {card.needsHelp && (
        <p className={styles.help}>
          <Mascot id={1011} pose="think" size={52} />
          {t(card.own ? 'help' : 'help_other', { count: card.lapses })}
        </p>
      )}
      <div className={styles.acts}>
        {learning && (
          <Act
            icon="clock"
            label={t('pause')}
            proposed={card.needsHelp && !card.own}
            disabled={disabled}
            onAct={onPause}
          />
        )}
        {card.state === 'CHAPTER_PAUSED' && (
          <Act
            icon="play"
            label={t('resume_chapter')}
            disabled={disabled}
            onAct={() => void acts.resumeAll.run(card.chapterId)}
          />
        )}
        {(card.state === 'PAUSED' || card.state === 'KNOWN') && (
          <Act icon="play" label={t('resume')} disabled={disabled} onAct={() => void acts.resume.run(ids)} />
        )}
        <Act icon="undo" label={t('restart')} disabled={disabled} onAct={() => void acts.restart.run(ids)} />
        {card.state !== 'KNOWN' && (
          <Act icon="check" label={t('mark_known')} disabled={disabled} onAct={() => void acts.know.run(ids)} />
        )}
        {card.own && card.needsHelp && <Act icon="spark" label={t('rephrase')} proposed render={toEditor} />}
        {card.own && card.needsHelp && <Act icon="image" label={t('picture')} render={toEditor} />}
        {card.own && <Act icon="edit" label={t('edit')} render={toEditor} />}
      </div>
    </div>
  );
}
