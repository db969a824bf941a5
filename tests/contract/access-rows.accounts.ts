import { type AccessRow, leaving, member, open } from './access-row.ts';

const credentials = { email: 'nobody@example.com', code: '000000', password: 'correct horse' };

/** Accounts, economy, calendar, tasks and debug tools. */
export const ACCOUNT_ROWS: readonly AccessRow[] = [
  open('appInfo'),
  open('guestLogin'),
  // Each caller has an address of its own: one address is frozen for a minute after a code.
  open('sendEmailCode', 'ok', { input: { email: '{unique}@example.com', scene: 'LOGIN' } }),
  open('register', 'CODE_INVALID', { input: credentials }),
  open('login', 'WRONG_CREDENTIALS', { input: { email: credentials.email, password: credentials.password } }),
  open('resetPassword', 'CODE_INVALID', { input: credentials }),
  open('debugLogin', 'ACCOUNT_NOT_FOUND', { account: '999999999' }),
  open('debugLoginGuest'),

  leaving('logout'),
  leaving('cancelTermination'),

  member('applyTermination'),
  member('bindEmail', 'CODE_INVALID', { input: credentials }),
  member('currentUser'),
  member('vip'),
  member('updateUser', 'ok', { input: { nickname: '小麦' } }),
  member('updatePreferences', 'ok', { input: { theme: 'DARK' } }),
  member('setUserFlag', 'ok', { flag: 'RANK_GUIDE_SEEN' }),
  member('identityTags', 'ok', { rootKey: 0 }),
  member('userTags'),
  member('setIdentityTags', 'ok', { identityTags: [{ key: 11 }] }),
  member('setCheckInTarget', 'ok', { days: 7 }),
  member('energy'),
  member('claimFreeEnergy', 'ENERGY_FULL'),
  member('assets'),
  member('checkIn'),
  member('checkInStats', 'ok', { startDate: '2026-01-01', endDate: '2026-01-31' }),
  member('markCheckInPopped'),
  member('statsOverview'),
  member('cardStats', 'ok', { cardIds: [1] }),
  member('tasks'),
  member('unclaimedTaskCount'),
  member('claimTaskReward', 'NOT_CLAIMABLE', { input: { taskNo: 101, type: 'DAILY' } }),
  member('debugUnits'),
  member('debugUnitLogs', 'ok', { id: 1 }),
  member('debugCheckIn', 'ok', { dates: ['2020-01-01'] }),
];
