import { defineModule } from '#server/kernel/module.ts';
import { CheckInDayRow, CheckInState } from './checkin.entity.ts';
import { CheckInResolver } from './checkin.resolver.ts';

export const checkin = defineModule({
  name: 'checkin',
  resolvers: [CheckInResolver],
  entities: [CheckInDayRow, CheckInState],
});
