import { useFormatter } from 'use-intl';
import type { LevelStop_StageFragment } from '#client/graphql/generated/atlas.ts';
import { PackageCover } from '#client/parts/PackageCover/PackageCover.tsx';
import { Button } from '#client/ui/Button/Button.tsx';
import { Dialog } from '#client/ui/Dialog/Dialog.tsx';
import { useT } from '../wording.ts';

interface Props {
  stage: LevelStop_StageFragment;
  onClose: () => void;
  onReview: () => void;
}

/** A completed level: which bag it was and when, and the way to look back at its cards. */
export function ReviewCard({ stage, onClose, onReview }: Props) {
  const t = useT('review');
  const common = useT('common');
  const format = useFormatter();
  const done = stage.completedAt && new Date(stage.completedAt);
  return (
    <Dialog
      open
      onClose={onClose}
      title={t('level', { level: stage.level })}
      description={
        <>
          {stage.pkgInfo?.name}
          {done && (
            <>
              <br />
              <span className="num">{t('completed', { date: isoDay(format, done) })}</span>
            </>
          )}
        </>
      }
      picture={stage.pkgInfo && <PackageCover package={stage.pkgInfo} pose="happy" width={116} />}
      closeLabel={common('close')}
      width={420}
      align="center"
      actions={
        <Button block size="large" onClick={onReview}>
          {t('open')}
        </Button>
      }
    />
  );
}

/** YYYY-MM-DD in the learner's time zone, whatever the language. */
function isoDay(format: ReturnType<typeof useFormatter>, date: Date) {
  const [year, month, day] = (['year', 'month', 'day'] as const).map((part) =>
    format
      .dateTime(date, { [part]: 'numeric' })
      .replace(/\D/g, '')
      .padStart(2, '0'),
  );
  return `${year}-${month}-${day}`;
}
