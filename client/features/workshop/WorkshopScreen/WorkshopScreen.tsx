import { Navigate } from '@tanstack/react-router';
import { bizCodeOf } from '#client/graphql/failures.ts';
import { useWorkshopQuery } from '#client/graphql/generated/workshop.ts';
import { useWholeWindow } from '#client/platform/whole-window.ts';
import { LoadFailed } from '#client/ui/LoadFailed/LoadFailed.tsx';
import { Skeleton, Skeletons } from '#client/ui/Skeleton/Skeleton.tsx';
import { toast } from '#client/ui/Toast/toasts.ts';
import { WorkshopBoard } from '../WorkshopBoard/WorkshopBoard.tsx';
import { WorkshopRoom } from '../WorkshopRoom/WorkshopRoom.tsx';
import { useT } from '../wording.ts';
import type { Go, WorkshopPlace } from '../workshop-place.ts';
import styles from './WorkshopScreen.module.css';

export interface WorkshopScreenProps {
  id: number;
  place: WorkshopPlace;
  onGo: Go;
  /** what is for those who build the product stays out of sight */
  production: boolean;
  onEditPackage: () => void;
}

const PACKAGE_NOT_FOUND = 1203;

/** An own package, to be written. */
export function WorkshopScreen({ id, place, onGo, production, onEditPackage }: WorkshopScreenProps) {
  const t = useT('workshop');
  useWholeWindow();
  const { data, error, refetch } = useWorkshopQuery({
    variables: { id },
    fetchPolicy: 'cache-and-network',
    context: { quiet: true },
  });
  if (!data) {
    if (bizCodeOf(error) === PACKAGE_NOT_FOUND) return <Navigate to="/404" replace />;
    return error ? (
      <LoadFailed as="h1" title={t('failed')} text={t('failed_text')} onRetry={refetch} />
    ) : (
      <Skeletons label={t('loading')} className={styles.loading}>
        <Skeleton shape="box" height={60} />
        <Skeleton shape="box" height={480} />
      </Skeletons>
    );
  }
  return (
    <WorkshopRoom>
      <WorkshopBoard
        pkg={data.package}
        place={place}
        onGo={onGo}
        production={production}
        onAi={() => toast({ kind: 'info', text: t('ai_comes') })}
        onEditPackage={onEditPackage}
      />
    </WorkshopRoom>
  );
}
