import { Session } from '../modules/auth/session.entity.ts';
import { CheckInDayRow, CheckInState } from '../modules/checkin/checkin.entity.ts';
import { EnergyState } from '../modules/energy/energy.entity.ts';
import { TaskProgress } from '../modules/tasks/task.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import { LedgerEntry, Op, Wallet } from '../modules/wallet/wallet.entity.ts';

/** Every table of the database as a class; classes, not globs, so that bundling and tests see them. */
export const ENTITIES = [
  CheckInDayRow,
  CheckInState,
  EnergyState,
  LedgerEntry,
  Op,
  Session,
  TaskProgress,
  User,
  Wallet,
];
