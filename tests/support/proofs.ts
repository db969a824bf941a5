import type { Proof } from './proof.ts';

const files = import.meta.glob<{ proof: Proof }>('../../server/modules/*/*.proof.ts', { eager: true });

/** What each module says of its operations. */
export const PROOFS: readonly Proof[] = Object.values(files).map(({ proof }) => proof);
