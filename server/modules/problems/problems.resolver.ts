import { Arg, Ctx, Int, Mutation, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { ReportProblemsInput } from './problems.inputs.ts';
import { reportProblems } from './problems.service.ts';

@Resolver()
export class ProblemsResolver {
  @Mutation(() => Int, {
    description:
      'Writes what went wrong in a client into the log of the server; how many problems were written, those beyond 60 in 10 minutes are not.',
  })
  @Changes()
  @Access('member')
  @Rest('POST /v1/problems', { as: 'written' })
  reportProblems(
    @Arg('input', { description: 'What went wrong.' }) { problems }: ReportProblemsInput,
    @Ctx() ctx: Context,
  ): Promise<number> {
    return reportProblems(ctx, problems);
  }
}
