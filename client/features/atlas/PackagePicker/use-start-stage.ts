import { useNavigate } from '@tanstack/react-router';
import { useStartStageMutation } from '#client/graphql/generated/atlas.ts';
import { playSound } from '#client/platform/sounds.ts';
import { offerUnit } from '#client/platform/unit-handover.ts';
import { useAction } from '#client/ui/useAction.ts';

/** Starts a unit and takes the learner into it. A refusal has been said by then; the picker stays open. */
export function useStartStage() {
  const navigate = useNavigate();
  const [start] = useStartStageMutation();
  const { run, busy } = useAction(
    (packageId: number, passionate: boolean) =>
      start({ variables: { input: { packageId, mode: passionate ? 'PASSIONATE' : 'NORMAL' } } }),
    {
      onDone: async ({ startStage: { energy: _, ...unit } }, packageId) => {
        playSound('tap');
        offerUnit(unit);
        await navigate({ to: '/unit/learn', search: { packageId } });
      },
    },
  );
  return { startStage: run, starting: busy };
}
