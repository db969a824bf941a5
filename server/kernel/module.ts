import type { ErrorTable } from './errors.ts';

// biome-ignore lint/complexity/noBannedTypes: classes of type-graphql and TypeORM, whatever they are made with
type Class = Function;

/** What a module of the server announces; the composition root reads nothing else of it. */
export interface Module {
  /** The folder's name. */
  name: string;
  /** What its operations refuse with, as `declareErrors` made it. */
  errors?: ErrorTable;
  /** Classes with root fields or field resolvers. */
  resolvers?: readonly Class[];
  /** Tables as classes. */
  entities?: readonly Class[];
  /** Migrations of its own tables; they run in the order of the time in their names, over all modules. */
  migrations?: readonly Class[];
}

/** Announces a module: `export const gifts = defineModule({ name: 'gifts', resolvers: [GiftResolver], entities: [Gift] })`. */
export const defineModule = (module: Module): Module => module;
