import { useState } from 'react';
import { useLevelReviewQuery } from '#client/graphql/generated/atlas.ts';
import { type StageGrade } from '#client/graphql/generated/shared.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { Loaded } from '#client/ui/Loaded/Loaded.tsx';
import { Skeleton } from '#client/ui/Skeleton/Skeleton.tsx';
import { Stars } from '#client/ui/Stars/Stars.tsx';
import { gradeLook, grades } from '../grades.ts';
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
  const stage = query.data?.stageLookBack;
  const shown = stage?.cards.filter((card) => !only || card.lookBackStatus === only) ?? [];
  return (
    <Dialog
      open
      onClose={onClose}
      title={
        <span className={styles.title}>
          {t('level', { level })}
          {stage && <Stars value={stage.star} label={t('stars', { stars: stage.star })} size={24} />}
        </span>
      }
      description={stage?.pkgInfo.name}
      picture={stage && <PackageCover package={stage.pkgInfo} pose="happy" width={92} className={styles.bag} />}
      closeLabel={common('close')}
      width={860}
      className={styles.sheet}
    >
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
        {({ stageLookBack: stage }) => (
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
            <p className={styles.note}>{t('note')}</p>
          </>
        )}
      </Loaded>
    </Dialog>
  );
}
