import { AppResolver } from '../modules/app/app.resolver.ts';
import { AtlasResolver } from '../modules/atlas/atlas.resolver.ts';
import { AuthResolver } from '../modules/auth/auth.resolver.ts';
import { CardResolver } from '../modules/cards/card.resolver.ts';
import { CheckInResolver } from '../modules/checkin/checkin.resolver.ts';
import { CommunityResolver } from '../modules/community/community.resolver.ts';
import { DebugResolver } from '../modules/debug/debug.resolver.ts';
import { EnergyResolver } from '../modules/energy/energy.resolver.ts';
import { IdentityResolver } from '../modules/identity/identity.resolver.ts';
import { PackageResolver } from '../modules/packages/package.resolver.ts';
import { ShelfResolver } from '../modules/shelf/shelf.resolver.ts';
import { StatsResolver } from '../modules/stats/stats.resolver.ts';
import { TasksResolver } from '../modules/tasks/tasks.resolver.ts';
import { UnitResolver } from '../modules/units/unit.resolver.ts';
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
  StatsResolver,
  TasksResolver,
  UserResolver,
  WalletResolver,
  AtlasResolver,
  CardResolver,
  CommunityResolver,
  PackageResolver,
  ShelfResolver,
  UnitResolver,
];
