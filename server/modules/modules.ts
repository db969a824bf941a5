import { announce } from '#server/kernel/module.ts';
import { app } from './app/module.ts';
import { assets } from './assets/module.ts';
import { atlas } from './atlas/module.ts';
import { auth } from './auth/module.ts';
import { cards } from './cards/module.ts';
import { challenges } from './challenges/module.ts';
import { chapters } from './chapters/module.ts';
import { characters } from './characters/module.ts';
import { checkin } from './checkin/module.ts';
import { community } from './community/module.ts';
import { control } from './control/module.ts';
import { debug } from './debug/module.ts';
import { dictionary } from './dictionary/module.ts';
import { energy } from './energy/module.ts';
import { exchange } from './exchange/module.ts';
import { identity } from './identity/module.ts';
import { insights } from './insight/module.ts';
import { league } from './league/module.ts';
import { memory } from './memory/module.ts';
import { messages } from './messages/module.ts';
import { packages } from './packages/module.ts';
import { problems } from './problems/module.ts';
import { reminders } from './reminders/module.ts';
import { shelf } from './shelf/module.ts';
import { stats } from './stats/module.ts';
import { tasks } from './tasks/module.ts';
import { units } from './units/module.ts';
import { users } from './users/module.ts';
import { wallet } from './wallet/module.ts';

/** Every module of the server: one line each. */
export const MODULES = announce([
  app,
  assets,
  atlas,
  auth,
  cards,
  challenges,
  chapters,
  characters,
  checkin,
  community,
  control,
  debug,
  dictionary,
  energy,
  exchange,
  identity,
  insights,
  league,
  memory,
  messages,
  packages,
  problems,
  reminders,
  shelf,
  stats,
  tasks,
  units,
  users,
  wallet,
]);
