import { defineModule } from '#server/kernel/module.ts';
import { ShelfEntry } from './shelf.entity.ts';
import { ShelfOfUser } from './shelf.fields.ts';
import { ShelfResolver } from './shelf.resolver.ts';

export const shelf = defineModule({ name: 'shelf', resolvers: [ShelfResolver, ShelfOfUser], entities: [ShelfEntry] });
