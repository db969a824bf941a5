import { Stage } from '../modules/atlas/stage.entity.ts';
import { EmailCode } from '../modules/auth/email-code.entity.ts';
import { Session } from '../modules/auth/session.entity.ts';
import { Card } from '../modules/cards/card.entity.ts';
import { Chapter } from '../modules/chapters/chapter.entity.ts';
import { CheckInDayRow, CheckInState } from '../modules/checkin/checkin.entity.ts';
import { EnergyState } from '../modules/energy/energy.entity.ts';
import { CardMemory } from '../modules/memory/card-memory.entity.ts';
import { RatingLog } from '../modules/memory/rating-log.entity.ts';
import { Package } from '../modules/packages/package.entity.ts';
import { PackageTrial, PackageUnlock } from '../modules/packages/package-access.entity.ts';
import { ShelfEntry } from '../modules/shelf/shelf.entity.ts';
import { TaskProgress } from '../modules/tasks/task.entity.ts';
import { TaskDay } from '../modules/tasks/task-day.entity.ts';
import { LearnEventLog, Unit } from '../modules/units/unit.entity.ts';
import { User } from '../modules/users/user.entity.ts';
import { LedgerEntry, Op, Wallet } from '../modules/wallet/wallet.entity.ts';

/** Every table of the database as a class; classes, not globs, so that bundling and tests see them. */
export const ENTITIES = [
  Card,
  CardMemory,
  Chapter,
  LearnEventLog,
  Package,
  PackageTrial,
  PackageUnlock,
  RatingLog,
  ShelfEntry,
  Stage,
  Unit,
  CheckInDayRow,
  CheckInState,
  EmailCode,
  EnergyState,
  LedgerEntry,
  Op,
  Session,
  TaskDay,
  TaskProgress,
  User,
  Wallet,
];
