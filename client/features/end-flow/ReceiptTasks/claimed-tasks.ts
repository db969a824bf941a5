/** Tasks whose reward was claimed on the receipt of the latest unit: it is printed anew once its wrong cards were baked again. */
let latest = { unitId: -1, taskNos: new Set<number>() };

const of = (unitId: number) => {
  if (latest.unitId !== unitId) latest = { unitId, taskNos: new Set() };
  return latest.taskNos;
};

export const claimedTasks = (unitId: number): readonly number[] => [...of(unitId)];
export const noteClaimedTask = (unitId: number, taskNo: number) => void of(unitId).add(taskNo);
