import { type AssetReferences, joinAssetReferences } from './asset-references.ts';
import type { ErrorTable } from './errors.ts';
import type { Job } from './job.ts';
import type { Joining } from './participants.ts';
import type { RawRoute } from './raw.ts';

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
  /** What it contributes to what other modules do. */
  participants?: readonly Joining[];
  /** Which assets its rows show. */
  assetReferences?: AssetReferences;
  /** Routes on which files come or go. */
  raw?: readonly RawRoute[];
  /** What it does from time to time. */
  jobs?: readonly Job[];
  /** Makes statements of what others contribute to it; called once all have joined. */
  compose?(): void;
}

/** Announces a module: `export const gifts = defineModule({ name: 'gifts', resolvers: [GiftResolver], entities: [Gift] })`. */
export const defineModule = (module: Module): Module => module;

/** Lets modules take part in each other's work, in their order. What cannot be composed throws here, when the server starts. */
export function announce(modules: readonly Module[]): readonly Module[] {
  for (const { participants = [] } of modules) for (const participant of participants) participant.join();
  for (const { assetReferences = [] } of modules) joinAssetReferences(assetReferences);
  for (const { compose } of modules) compose?.();
  return modules;
}
