import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What other modules keep in the answer to a completed unit stands under their names. A completion from before days of tasks
 * were kept gets the day it was completed on; one that holds its tasks as they were presented keeps them so.
 */
export class CompletionEffects1800000000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE unit SET completion = jsonb_build_object(
        'stats', (completion -> 'stats') - 'checkInPopped',
        'mode', completion -> 'mode',
        'unitRankResponse', completion -> 'unitRankResponse',
        'effects', jsonb_build_object(
          'kept', jsonb_build_object(
            'checkin', jsonb_build_object('popped', completion #> '{stats,checkInPopped}'),
            'memory', completion -> 'masteryChanges',
            'tasks', CASE WHEN completion ? 'dailyTaskResponse'
              THEN jsonb_build_object('presented', completion -> 'dailyTaskResponse')
              ELSE jsonb_build_object('timeZone', zone, 'taskDay', coalesce(completion -> 'taskDay', jsonb_build_object(
                'day', day, 'beganAt', to_char((day::timestamp AT TIME ZONE zone) AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))))
              END),
          'after', jsonb_build_object('tasks', completion -> 'daily')))
      FROM (
        SELECT id, zone, (completed_at AT TIME ZONE zone)::date AS day
        FROM (SELECT id, completed_at, coalesce(completion ->> 'timeZone', 'Asia/Shanghai') AS zone FROM unit) local
      ) AS counted
      WHERE counted.id = unit.id AND completion IS NOT NULL AND NOT completion ? 'effects'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE unit SET completion = jsonb_build_object(
        'stats', (completion -> 'stats') || jsonb_build_object('checkInPopped', completion #> '{effects,kept,checkin,popped}'),
        'mode', completion -> 'mode',
        'unitRankResponse', completion -> 'unitRankResponse',
        'masteryChanges', completion #> '{effects,kept,memory}'
      ) || CASE WHEN (completion #> '{effects,kept,tasks}') ? 'presented'
        THEN jsonb_build_object('dailyTaskResponse', completion #> '{effects,kept,tasks,presented}')
        ELSE (completion #> '{effects,kept,tasks}') || jsonb_build_object('daily', completion #> '{effects,after,tasks}') END
      WHERE completion ? 'effects'`);
  }
}
