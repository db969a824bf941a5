// Makes a module of the server in our form and announces it: npm run new:module -- <noun>, for example
// `npm run new:module -- gift`. It is checked and proved as it stands.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { run } from './support/run.mjs';

const [noun] = process.argv.slice(2);
if (!noun || !/^[a-z][a-z-]*$/.test(noun)) {
  console.error('usage: npm run new:module -- <noun>, in lower case');
  process.exit(1);
}
const Noun = noun.replace(/(^|-)([a-z])/g, (_, __, letter) => letter.toUpperCase());
const name = Noun[0].toLowerCase() + Noun.slice(1);
const table = noun.replaceAll('-', '_');
const folder = `server/modules/${noun}`;
if (existsSync(folder)) {
  console.error(`${folder} exists already`);
  process.exit(1);
}

const register = 'server/modules/modules.ts';
const constant = table.toUpperCase();
const variable = `${name}s`;
const timestamp = nextMigration();

/** Migrations of all modules run in the order of their times: ours comes after the latest. */
function nextMigration() {
  const times = readdirSync('server', { recursive: true }).flatMap(
    (path) => /(?<time>\d{13})-[\w-]+\.ts$/.exec(path)?.groups?.time ?? [],
  );
  return Math.max(...times.map(Number)) + 10;
}

const files = {
  [`${folder}/${noun}.entity.ts`]: `import { Field, Int, ObjectType } from 'type-graphql';
import { Column, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';

@ObjectType({ description: 'A ${noun} of somebody.' })
@Entity('${table}')
@Index('${table}_title', ['userId', 'title'], { unique: true })
export class ${Noun} {
  @Field(() => Int)
  @PrimaryGeneratedColumn({ type: 'int', primaryKeyConstraintName: '${table}_pk' })
  id: number;

  @Column({ type: 'int' })
  userId: number;

  @Field({ description: '1 to 100 characters.' })
  @Column({ type: 'text' })
  title: string;
}
`,
  [`${folder}/${noun}.inputs.ts`]: `import { Length } from 'class-validator';
import { Field, InputType } from 'type-graphql';

@InputType({ description: 'A ${noun} to make.' })
export class Create${Noun}Input {
  @Field({ description: '1 to 100 characters.' })
  @Length(1, 100)
  title: string;
}
`,
  [`${folder}/${noun}.rules.ts`]: `/** The title as it is kept. */
export const tidyTitle = (title: string): string => title.trim().replaceAll(/\\s+/g, ' ');
`,
  [`${folder}/${noun}.service.ts`]: `import { type Context, viewerOf } from '#server/kernel/context.ts';
import { statement } from '#server/kernel/database/statements.ts';
import { AppError } from '#server/kernel/errors.ts';
import type { ${Noun} } from './${noun}.entity.ts';
import type { Create${Noun}Input } from './${noun}.inputs.ts';
import { tidyTitle } from './${noun}.rules.ts';

const list = statement<${Noun}>('${table}.list', 'SELECT id, user_id AS "userId", title FROM ${table} WHERE user_id = $1 ORDER BY id');
const insert = statement<${Noun}>(
  '${table}.insert',
  'INSERT INTO ${table} (user_id, title) VALUES ($1, $2) ON CONFLICT DO NOTHING RETURNING id, user_id AS "userId", title',
);

/** The caller's own, oldest first. */
export function list${Noun}s(ctx: Context): Promise<${Noun}[]> {
  return ctx.db.rows(list, [viewerOf(ctx).id]);
}

/** Makes one for the caller. Throws ${constant}_EXISTS for a title that the caller has given already. */
export async function create${Noun}(ctx: Context, input: Create${Noun}Input): Promise<${Noun}> {
  const made = await ctx.db.row(insert, [viewerOf(ctx).id, tidyTitle(input.title)]);
  if (!made) throw new AppError('${constant}_EXISTS');
  return made;
}
`,
  [`${folder}/${noun}.resolver.ts`]: `import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { ${Noun} } from './${noun}.entity.ts';
import { Create${Noun}Input } from './${noun}.inputs.ts';
import { create${Noun}, list${Noun}s } from './${noun}.service.ts';

@Resolver(() => ${Noun})
export class ${Noun}Resolver {
  @Query(() => [${Noun}], { description: "The caller's own, oldest first." })
  @Access('member')
  @Rest('GET /v1/${noun}s', { as: '${name}s' })
  ${name}s(@Ctx() ctx: Context): Promise<${Noun}[]> {
    return list${Noun}s(ctx);
  }

  @Mutation(() => ${Noun}, { description: 'Makes one for the caller.' })
  @Changes('${name}s')
  @Access('member')
  @Rest('POST /v1/${noun}s')
  create${Noun}(@Ctx() ctx: Context, @Arg('input') input: Create${Noun}Input): Promise<${Noun}> {
    return create${Noun}(ctx, input);
  }
}
`,
  [`${folder}/${noun}.errors.ts`]: `import { declareErrors, type NamesOf } from '#server/kernel/errors.ts';

export const ${constant}_ERRORS = declareErrors({
  ${constant}_EXISTS: { biz: ${nextNumber()}, zh: '已经有了', en: 'There is one of this title already' },
});

declare module '#server/kernel/errors.ts' {
  interface ErrorNames extends NamesOf<typeof ${constant}_ERRORS> {}
}
`,
  [`${folder}/migrations/${timestamp}-${noun}.ts`]: `import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody has of each ${noun}. */
export class ${Noun}${timestamp} implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(\`
      CREATE TABLE ${table} (
        id int GENERATED BY DEFAULT AS IDENTITY CONSTRAINT ${table}_pk PRIMARY KEY,
        user_id int NOT NULL,
        title text NOT NULL
      );
      CREATE UNIQUE INDEX ${table}_title ON ${table} (user_id, title);
    \`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE ${table}');
  }
}
`,
  [`${folder}/${noun}.proof.ts`]: `import { defineProof, member } from '#tests/support/proof.ts';

export const proof = defineProof({
  access: [member('${name}s'), member('create${Noun}', 'ok', { input: { title: '小麦' } })],
});
`,
  [`${folder}/module.ts`]: `import { defineModule } from '#server/kernel/module.ts';
import { ${Noun} } from './${noun}.entity.ts';
import { ${constant}_ERRORS } from './${noun}.errors.ts';
import { ${Noun}Resolver } from './${noun}.resolver.ts';
import { ${Noun}${timestamp} } from './migrations/${timestamp}-${noun}.ts';

export const ${variable} = defineModule({
  name: '${noun}',
  errors: ${constant}_ERRORS,
  resolvers: [${Noun}Resolver],
  entities: [${Noun}],
  migrations: [${Noun}${timestamp}],
});
`,
  [`tests/unit/server/${noun}/${noun}.rules.test.ts`]: `import { expect, it } from 'vitest';
import { tidyTitle } from '#server/modules/${noun}/${noun}.rules.ts';

it.each([
  ['  two  words ', 'two words'],
  ['面包', '面包'],
])('tidies %j to %j', (title, tidy) => {
  expect(tidyTitle(title)).toBe(tidy);
});
`,
  [`tests/contract/${noun}.test.ts`]: `import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '#tests/support/app.ts';
import { expectEqualAnswers } from './both-faces.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.stop());

it('makes one and lists it to its owner only, by both faces', async () => {
  const [owner, other] = [await app.api.guest(), await app.api.guest()];
  const made = await app.api.rest('POST /v1/${noun}s', { title: '小麦' }, { as: owner });
  expect(made).toMatchObject({ code: 0, data: { title: '小麦' } });
  const call = { graphql: '{ ${name}s { id title } }', rest: 'GET /v1/${noun}s', as: '${name}s' };
  expect(await expectEqualAnswers(app, call, owner)).toEqual([made.data]);
  expect(await expectEqualAnswers(app, call, other)).toEqual([]);
  expect(await app.api.rest('POST /v1/${noun}s', { title: ' 小麦 ' }, { as: owner })).toMatchObject({ code: ${nextNumber()} });
});
`,
};
for (const [path, text] of Object.entries(files)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
  console.log(path);
}
const announced = readFileSync(register, 'utf8')
  .replace('import { announce }', `import { ${variable} } from './${noun}/module.ts';\nimport { announce }`)
  .replace('announce([', `announce([${variable}, `);
writeFileSync(register, announced);
run('npx', ['biome', 'check', '--write', '--log-level=error', register, ...Object.keys(files)]);
console.log(`
Announced in ${register}. Now: npm run schema, npm run codegen, npm run check; and shape it into what it shall be.`);

/** A business number that no error has. */
function nextNumber() {
  const numbers = readdirSync('server', { recursive: true })
    .filter((path) => path.endsWith('errors.ts'))
    .flatMap((path) =>
      [...readFileSync(`server/${path}`, 'utf8').matchAll(/biz: (\d{4})/g)].map(([, number]) => Number(number)),
    );
  return Math.max(...numbers) + 1;
}
