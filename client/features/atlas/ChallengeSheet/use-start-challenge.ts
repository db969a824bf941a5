import { useNavigate } from '@tanstack/react-router';
import { useStartChallengeMutation } from '#client/graphql/generated/atlas.ts';
import { playSound } from '#client/platform/sounds.ts';
import { offerUnit } from '#client/platform/unit-handover.ts';
import { useAction } from '#client/ui/useAction.ts';
import { namedChallenge } from '#domain/challenges.ts';

/** Starts a duel and takes the learner into it. A refusal has been said by then. */
export function useStartChallenge() {
  const navigate = useNavigate();
  const [start] = useStartChallengeMutation();
  const { run, busy } = useAction((index: number) => start({ variables: { input: namedChallenge(index) } }), {
    onDone: async ({ startChallenge: { energy: _, ...unit } }) => {
      playSound('tap');
      offerUnit(unit);
      await navigate({ to: '/unit/learn' });
    },
  });
  return { startChallenge: run, starting: busy };
}
