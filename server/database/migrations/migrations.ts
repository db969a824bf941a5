import { Accounts1800000000000 } from './1800000000000-accounts.ts';
import { Economy1800000000100 } from './1800000000100-economy.ts';
import { EmailCodes1800000000150 } from './1800000000150-email-codes.ts';
import { Content1800000000200 } from './1800000000200-content.ts';
import { Learning1800000000300 } from './1800000000300-learning.ts';
import { Idempotency1800000000400 } from './1800000000400-idempotency.ts';
import { CodeRequesters1800000000410 } from './1800000000410-code-requesters.ts';
import { TaskDay1800000000500 } from './1800000000500-task-day.ts';

/** Migrations of the tables that modules share, in the order they run. */
export const MIGRATIONS = [
  Accounts1800000000000,
  Economy1800000000100,
  EmailCodes1800000000150,
  Content1800000000200,
  Learning1800000000300,
  Idempotency1800000000400,
  CodeRequesters1800000000410,
  TaskDay1800000000500,
];
