import { defineModule } from '#server/kernel/module.ts';
import { PostingTable1800000000630 } from './migrations/1800000000630-posting.ts';
import { LedgerEntry, Posting, Wallet } from './wallet.entity.ts';
import { WALLET_ERRORS } from './wallet.errors.ts';
import { AssetsOfUser } from './wallet.fields.ts';
import { earnsExp } from './wallet.participant.ts';
import { WalletResolver } from './wallet.resolver.ts';

export const wallet = defineModule({
  name: 'wallet',
  errors: WALLET_ERRORS,
  resolvers: [WalletResolver, AssetsOfUser],
  entities: [LedgerEntry, Posting, Wallet],
  migrations: [PostingTable1800000000630],
  participants: [earnsExp],
});
