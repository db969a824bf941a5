import { defineModule } from '#server/kernel/module.ts';
import { CheckInDayRow, CheckInState } from './checkin.entity.ts';
import { CheckInOfUser, CompletedStatsCheckIn } from './checkin.fields.ts';
import { checksIn } from './checkin.participant.ts';
import { CheckInResolver } from './checkin.resolver.ts';

export const checkin = defineModule({
  name: 'checkin',
  resolvers: [CheckInResolver, CheckInOfUser, CompletedStatsCheckIn],
  entities: [CheckInDayRow, CheckInState],
  participants: [checksIn],
});
