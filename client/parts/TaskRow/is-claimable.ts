/** Whether a task is done and its reward still there. */
export const isClaimable = (task: { progress: number; total: number; rewardClaimed: boolean }) =>
  task.progress >= task.total && !task.rewardClaimed;
