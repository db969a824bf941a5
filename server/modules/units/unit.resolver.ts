import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '#server/kernel/access.ts';
import { Changes } from '#server/kernel/changes.ts';
import type { Context } from '#server/kernel/context.ts';
import { Rest } from '#server/kernel/rest.ts';
import { reportUnitCancel } from './cancel.service.ts';
import { reportUnitComplete } from './report.service.ts';
import { UNITS } from './settings.ts';
import { startStage } from './start.service.ts';
import { ReportUnitCancelInput, ReportUnitCompleteInput, StartStageInput } from './unit.inputs.ts';
import { latestUnit } from './unit.service.ts';
import { StageUnit, StartedUnit, UnitCancellation, UnitCompletion } from './unit.types.ts';

@Resolver()
export class UnitResolver {
  @Query(() => StageUnit, { nullable: true, description: 'The unit in progress; null where there is none.' })
  @Access('member')
  @Rest('GET /v1/learn/units/latest')
  latestUnit(@Ctx() ctx: Context): Promise<StageUnit | null> {
    return latestUnit(ctx);
  }

  @Mutation(() => StartedUnit, { description: 'Starts a unit of the active level and takes its energy.' })
  @Changes('latestUnit')
  @Access('member')
  @Rest('POST /v1/atlas/stages')
  startStage(
    @Arg('input', { description: 'Package and mode.' }) input: StartStageInput,
    @Ctx() ctx: Context,
  ): Promise<StartedUnit> {
    return startStage(ctx, input);
  }

  @Mutation(() => UnitCompletion, { description: 'Reports a unit learned to its end; a repeat answers the same.' })
  @Changes(
    'assets',
    'energy',
    'atlasStages',
    'challengePreparation',
    'challengeStages',
    'checkIn',
    'checkInStats',
    'energyExchanges',
    'latestUnit',
    'shelf',
    'stagePreparation',
    'statsOverview',
    'tasks',
    'unclaimedTaskCount',
  )
  @Access('member')
  @Rest('POST /v1/learn/units/report-complete', { bodyBytes: UNITS.reportBodyBytes })
  reportUnitComplete(
    @Arg('input', { description: 'What happened.' }) input: ReportUnitCompleteInput,
    @Ctx() ctx: Context,
  ): Promise<UnitCompletion> {
    return reportUnitComplete(ctx, input);
  }

  @Mutation(() => UnitCancellation, { description: 'Gives a unit up; its energy comes back if nothing was answered.' })
  @Changes('energy', 'energyExchanges', 'latestUnit')
  @Access('member')
  @Rest('POST /v1/learn/units/report-cancel', { bodyBytes: UNITS.reportBodyBytes })
  reportUnitCancel(
    @Arg('input', { description: 'What happened until then.' }) input: ReportUnitCancelInput,
    @Ctx() ctx: Context,
  ): Promise<UnitCancellation> {
    return reportUnitCancel(ctx, input);
  }
}
