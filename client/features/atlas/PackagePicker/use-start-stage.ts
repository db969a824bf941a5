import { useNavigate } from '@tanstack/react-router';
import { useStartStageMutation } from '#client/graphql/generated/atlas.ts';
import { playSound } from '#client/platform/sounds.ts';
import { offerUnit } from '#client/platform/unit-handover.ts';

/** Starts a unit and takes the learner into it. A refusal has been said by then; the picker stays open. */
export function useStartStage() {
  const navigate = useNavigate();
  const [start, { loading }] = useStartStageMutation();
  const startStage = async (packageId: number, passionate: boolean) => {
    const result = await start({
      variables: { input: { packageId, mode: passionate ? 'PASSIONATE' : 'NORMAL' } },
    }).catch(() => undefined);
    if (!result?.data) return;
    const { energy: _, ...unit } = result.data.startStage;
    playSound('tap');
    offerUnit(unit);
    await navigate({ to: '/unit/learn', search: { packageId } });
  };
  return { startStage, starting: loading };
}
