import { AppResolver } from '../modules/app/app.resolver.ts';
import { AuthResolver } from '../modules/auth/auth.resolver.ts';
import { CheckInResolver } from '../modules/checkin/checkin.resolver.ts';
import { DebugResolver } from '../modules/debug/debug.resolver.ts';
import { EnergyResolver } from '../modules/energy/energy.resolver.ts';
import { IdentityResolver } from '../modules/identity/identity.resolver.ts';
import { TasksResolver } from '../modules/tasks/tasks.resolver.ts';
import { UserResolver } from '../modules/users/user.resolver.ts';
import { WalletResolver } from '../modules/wallet/wallet.resolver.ts';

/** Every resolver class of the API. */
export const RESOLVERS = [
  AppResolver,
  AuthResolver,
  CheckInResolver,
  DebugResolver,
  EnergyResolver,
  IdentityResolver,
  TasksResolver,
  UserResolver,
  WalletResolver,
];
