/** Root fields of queries that answer otherwise after a mutation, by its name, as the schema says. */
export const changes: Readonly<Record<string, readonly string[]>> = {
  addToShelf: ['shelf', 'stagePreparation', 'tasks', 'unclaimedTaskCount'],
  applyTermination: ['currentUser'],
  bindEmail: ['tasks', 'unclaimedTaskCount'],
  cancelTermination: ['currentUser'],
  claimFreeEnergy: ['currentUser', 'energyExchanges'],
  claimTaskReward: ['tasks', 'unclaimedTaskCount'],
  debugCheckIn: ['checkIn', 'checkInStats'],
  exchangeEnergy: ['energyExchanges'],
  exchangeEnergyLimit: ['energyExchanges', 'energyLimitExchange'],
  markCheckInPopped: ['checkIn'],
  removeFromShelf: ['shelf', 'stagePreparation'],
  reportUnitCancel: ['energy', 'energyExchanges', 'latestUnit'],
  reportUnitComplete: ['assets', 'energy', 'atlasStages', 'checkIn', 'checkInStats', 'energyExchanges', 'latestUnit', 'shelf', 'stagePreparation', 'statsOverview', 'tasks', 'unclaimedTaskCount'],
  setCheckInTarget: ['checkIn'],
  setIdentityTags: ['tasks', 'unclaimedTaskCount', 'userTags'],
  startStage: ['latestUnit'],
};
