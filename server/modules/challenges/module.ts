import { defineModule } from '#server/kernel/module.ts';
import { Challenge } from './challenge.entity.ts';
import { RegionOfOutcome, UnitCompletionChallenge } from './challenge.fields.ts';
import { winsChallenge } from './challenge.participant.ts';
import { composeChallengeStarts } from './challenge-start.service.ts';
import { ChallengesResolver } from './challenges.resolver.ts';
import { Challenges1800000000800 } from './migrations/1800000000800-challenges.ts';

export const challenges = defineModule({
  name: 'challenges',
  resolvers: [ChallengesResolver, UnitCompletionChallenge, RegionOfOutcome],
  entities: [Challenge],
  migrations: [Challenges1800000000800],
  participants: [winsChallenge],
  compose: composeChallengeStarts,
});
