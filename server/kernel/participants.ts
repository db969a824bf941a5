import type { Context } from './context.ts';
import { jsonObject, type Part, tables } from './database/parts.ts';
import type { ErrorName } from './errors.ts';

/**
 * What a module contributes to something that another module does, in the statement that does it. The module that does it
 * knows its participants by this interface only.
 */
export interface Participant<
  Event,
  Stored = unknown,
  Values extends object = object,
  Kept = unknown,
  Loaded = unknown,
> {
  /** The module's name: that of its values and of what is kept, and the beginning of its tables. */
  name: string;
  /** An expression for one JSON value, what `plan` has to know of the account; `user` and `cards` are SQL for its arguments. */
  read?(names: ReadNames): string;
  /** What `plan` needs besides, by statements of its own: only where it is seldom needed. */
  load?(ctx: Context, event: Event): Promise<Loaded>;
  /** Pure: what this makes of the event before anybody plans. One participant may, where the event is its own. */
  decide?(event: Event, stored: Stored | null): Event;
  /** Pure: what is written, and what is kept with the answer. */
  plan(ctx: Context, event: Event, stored: Stored | null, loaded: Loaded): { values: Values; kept?: Kept };
  /** Writes what was planned. */
  write: Part<Values>;
  /** An expression over `write` for one JSON value that is kept with the answer too. */
  after?: string;
  /** An expression over `write`, true where the participant lets it happen; `refusal` says why not. */
  permits?: { when: string; refusal: ErrorName };
}

export interface ReadNames {
  /** SQL for the account, an int. */
  user: string;
  /** SQL for the cards it is about, an int[]. */
  cards: string;
  /** The row that it is about, such as the unit. */
  row: string;
}

/** What participants left in an answer, by their names. */
export interface Effects {
  kept: Record<string, unknown>;
  after: Record<string, unknown>;
}

/** What a module announces: that it takes part. */
export interface Joining {
  join(): void;
}

/** A place where other modules take part. */
export interface ExtensionPoint<Event> {
  /** Declares a participant; it takes part once its module announces it. */
  participant<Stored, Values extends object, Kept = undefined, After = undefined, Loaded = undefined>(
    participant: Participant<Event, Stored, Values, Kept, Loaded>,
  ): Joining & { effect(effects: Effects): { kept: Kept; after: After } };
  /** Whoever joined, in the order of the modules. */
  readonly participants: readonly Participant<Event>[];
}

/** What participants write for a row of `from`, and what they say of it afterwards as one JSON object by their names. */
export function written<Event>(participants: readonly Participant<Event>[], from: string) {
  const uses = participants.map(({ name, write, after, permits }) => ({ use: write.as(name, from), after, permits }));
  return {
    writes: tables(uses.map(({ use }) => use)),
    after: jsonObject(uses.flatMap(({ use, after }) => (after ? [[use.name, use.expression(after)] as const] : []))),
    permits: uses.flatMap(({ use, permits }) => (permits ? [use.expression(permits.when)] : [])),
  };
}

/** What participants read of an account, as one JSON object by their names. */
export const stored = <Event>(participants: readonly Participant<Event>[], names: ReadNames): string =>
  `json_build_object(${participants.flatMap(({ name, read }) => (read ? [`'${name}', ${read(names)}`] : [])).join(', ')})`;

/** The event as its participants see it, after those that decide something of it. */
export const decided = <Event>(
  participants: readonly Participant<Event>[],
  event: Event,
  known: Record<string, unknown>,
): Event => participants.reduce((now, { name, decide }) => decide?.(now, known[name] ?? null) ?? now, event);

/** What participants plan: the values they write by, and what they keep, by their names. */
export async function planned<Event>(
  ctx: Context,
  participants: readonly Participant<Event>[],
  event: Event,
  known: Record<string, unknown>,
) {
  const plans = await Promise.all(
    participants.map(async (participant) => {
      const loaded = await participant.load?.(ctx, event);
      return [participant.name, participant.plan(ctx, event, known[participant.name] ?? null, loaded)] as const;
    }),
  );
  return {
    values: Object.fromEntries(plans.map(([name, { values }]) => [name, values])),
    kept: Object.fromEntries(plans.flatMap(([name, { kept }]) => (kept === undefined ? [] : [[name, kept]]))),
  };
}

/** Opens a place where other modules take part. Throws at boot where one module joins twice. */
export function extensionPoint<Event>(name: string): ExtensionPoint<Event> {
  const participants: Participant<Event>[] = [];
  return {
    participants,
    participant: (participant) => ({
      join: () => {
        if (participants.some((other) => other.name === participant.name))
          throw new Error(`${participant.name} takes part in ${name} twice`);
        participants.push(participant as unknown as Participant<Event>);
      },
      effect: ({ kept, after }) => ({ kept: kept[participant.name], after: after[participant.name] }) as never,
    }),
  };
}
