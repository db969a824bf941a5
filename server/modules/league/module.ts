import { defineModule } from '#server/kernel/module.ts';
import { LEAGUE_ERRORS } from './league.errors.ts';
import { UnitCompletionRank } from './league.fields.ts';
import { countsInLeague } from './league.participant.ts';
import { LeagueBlock } from './league-block.entity.ts';
import { LeagueGroup } from './league-group.entity.ts';
import { LeaguePlace } from './league-place.entity.ts';
import { LeagueQueue } from './league-queue.entity.ts';
import { LeagueSeason } from './league-season.entity.ts';
import { LeagueStanding } from './league-standing.entity.ts';
import { League1800000000900 } from './migrations/1800000000900-league.ts';
import { ToldResults1800000001020 } from './migrations/1800000001020-told-results.ts';
import { RankResolver } from './rank.resolver.ts';
import { settlement } from './settlement.job.ts';

export const league = defineModule({
  name: 'league',
  errors: LEAGUE_ERRORS,
  resolvers: [RankResolver, UnitCompletionRank],
  entities: [LeagueStanding, LeaguePlace, LeagueQueue, LeagueGroup, LeagueSeason, LeagueBlock],
  migrations: [League1800000000900, ToldResults1800000001020],
  participants: [countsInLeague],
  jobs: [settlement],
});
