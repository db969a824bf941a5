import { useState } from 'react';
import { useLevelReviewQuery } from '#client/graphql/generated/atlas.ts';
import { type StageGrade } from '#client/graphql/generated/shared.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { packageLook } from '#client/parts/PackageCover/package-look.ts';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Meter } from '#client/ui/Meter/Meter.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { gradeLook, grades } from '../grades.ts';
import { LeafThrough } from '../LeafThrough/LeafThrough.tsx';
import { ReviewRow } from '../ReviewRow/ReviewRow.tsx';
import { useT } from '../wording.ts';
import styles from './LevelReview.module.css';

interface Props {
  stageId: number;
  level: number;
  onClose: () => void;
}

/** The cards of a completed level with their grades, to read once more. Fills the screen of a phone. */
export function LevelReview({ stageId, level, onClose }: Props) {
  const t = useT('review');
  const common = useT('common');
  const query = useLevelReviewQuery({ variables: { id: stageId } });
  const [only, setOnly] = useState<StageGrade>();
  const [leafing, setLeafing] = useState(false);
  const stage = query.data?.stageLookBack;
  const shown = stage?.cards.filter((card) => !only || card.lookBackStatus === only) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('level', { level })}
      titleHidden
      closeLabel={common('close')}
      width={860}
      className={styles.sheet}
    >
      <header className={styles.head} data-region={stage ? packageLook(stage.pkgInfo).region : undefined}>
        <span className={styles.bag}>{stage && <PackageCover package={stage.pkgInfo} pose="happy" width={92} />}</span>
        <div className={styles.about}>
          <p className={`display ${styles.level}`} aria-hidden="true">
            {t('level', { level })}
          </p>
          {stage && (
            <>
              <Stars value={stage.star} label={t('stars', { stars: stage.star })} size={24} />
              <p className={styles.name} data-user-text>
                {stage.pkgInfo.name}
              </p>
              <Mastery cards={stage.cards} />
            </>
          )}
        </div>
      </header>
      <Loaded
        query={query}
        label={t('loading')}
        className={styles.cards}
        failed={{ as: 'p', title: t('failed') }}
        skeleton={
          <>
            <Skeleton height={44} shape="box" />
            <Skeleton height={44} shape="box" />
            <Skeleton height={44} shape="box" />
          </>
        }
      >
        {({ stageLookBack: stage }) =>
          leafing ? (
            <LeafThrough cards={stage.cards} onDone={() => setLeafing(false)} />
          ) : (
            <>
              {/* biome-ignore lint/a11y/useSemanticElements: filters, not fields of a form */}
              <div className={styles.sum} role="group" aria-label={t('filter')}>
                {grades.map((grade) => (
                  <button
                    key={grade}
                    type="button"
                    aria-pressed={only === grade}
                    data-tone={gradeLook[grade].tone}
                    onClick={() => setOnly(only === grade ? undefined : grade)}
                  >
                    <b>{stage.cards.filter((card) => card.lookBackStatus === grade).length}</b>
                    {t(grade)}
                  </button>
                ))}
              </div>
              {shown.length > 0 ? (
                <ul className={styles.cards}>
                  {shown.map((card) => (
                    <ReviewRow key={card.cardId} card={card} number={stage.cards.indexOf(card) + 1} />
                  ))}
                </ul>
              ) : (
                <p className={styles.none}>{t('none')}</p>
              )}
              <div className={styles.foot}>
                <Button block icon="book" onClick={() => setLeafing(true)}>
                  {t('leaf', { count: stage.cards.length })}
                </Button>
                <p className={styles.note}>{t('note')}</p>
              </div>
            </>
          )
        }
      </Loaded>
    </Dialog>
  );
}

/** How many of the cards were well baked. */
function Mastery({ cards }: { cards: readonly { lookBackStatus?: StageGrade | null }[] }) {
  const t = useT('review');
  const baked = cards.filter((card) => card.lookBackStatus === 'PERFECT').length;
  return (
    <div className={styles.mastery}>
      <Meter
        size="s"
        tone="leaf"
        value={baked}
        max={cards.length}
        label={t('PERFECT')}
        valueText={`${baked} / ${cards.length}`}
      />
      <span className="num" aria-hidden="true">
        {t('PERFECT')} {baked}/{cards.length}
      </span>
    </div>
  );
}
