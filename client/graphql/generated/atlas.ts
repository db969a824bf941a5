/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** Whether the caller meets a card or repeats it. */
export type CardStatus =
  | 'DEBUT'
  | 'REVIEW';

/** A challenge, with the levels its cards come from. */
export type ChallengeInput = {
  /** The last level of its cards, behind which it stands. */
  endLevel: number;
  /** 1 and up, over the whole map. */
  index: number;
  /** The first level of its cards. */
  startLevel: number;
};

/** What made a check-in: completing a unit. */
export type CheckInType =
  | 'LEARN';

/** The region whose reward is claimed. */
export type ClaimRegionRewardInput = {
  /** 1 and up. */
  index: number;
};

/** Which reward is claimed. */
export type ClaimTaskRewardInput = {
  /** Number of the task, 1 to 999. */
  taskNo: number;
  type: TaskType;
};

/** NORMAL: 10 cards for energy. PASSIONATE: 20 cards without energy, for VIP. */
export type LearningMode =
  | 'NORMAL'
  | 'PASSIONATE';

/** Language of the product. */
export type Locale =
  | 'EN'
  | 'ZH';

/** Kind of cards a package holds. */
export type PackageCardType =
  | 'CLOZE'
  | 'KID_HANZI'
  | 'MCQ'
  | 'WORD';

/** Kind of a cover icon: an emoji, an asset, or an address. */
export type PackageIconType =
  | 'emoji'
  | 'img'
  | 'imgv2';

/** Something that went wrong in a client and that nobody was shown. */
export type ProblemInput = {
  /** What went wrong and why, 1 to 500 characters; nothing that the person wrote. */
  message: string;
  /** Path of the page without its query, 1 to 200 characters. */
  place: string;
  /** Stack of the error, at most 2000 characters. */
  stack?: string | null | undefined;
};

/** Regions to ask about. */
export type RegionRewardStatusInput = {
  /** Regions, 1 and up; at most 100. */
  indexes: Array<number>;
};

/** Problems of one client, oldest first. */
export type ReportProblemsInput = {
  /** 1 to 10 problems. */
  problems: Array<ProblemInput>;
};

/** What a task grants. */
export type RewardType =
  | 'DIAMOND';

/** How well a unit or one card of it went. */
export type StageGrade =
  | 'GOOD'
  | 'NEEDS_IMPROVEMENT'
  | 'PERFECT';

/** What is to be learned. */
export type StartStageInput = {
  /** PASSIONATE needs a valid VIP. */
  mode?: LearningMode;
  /** A package of the shelf, or any other that can be learned. */
  packageId: number;
};

/** What a task counts. */
export type TaskGoalType =
  | 'ADD_PACKAGE'
  | 'BIND_EMAIL'
  | 'COMBO'
  | 'CREATE_CARD'
  | 'DAILY_TASKS'
  | 'EARN_EXP'
  | 'FINISH_FIRST_STAGE'
  | 'FINISH_STAGE'
  | 'PICK_IDENTITY'
  | 'THREE_STAR_CARDS'
  | 'WIN_CHALLENGE';

/** When a task begins anew: each day, each week, never. */
export type TaskType =
  | 'DAILY'
  | 'NEWBIE'
  | 'WEEKLY';

/** Colour scheme of the product. */
export type Theme =
  | 'DARK'
  | 'LIGHT';

/** The preferences to change; what is absent or null stays. */
export type UpdatePreferencesInput = {
  /** Show a new card in full after its first right answer. */
  cardDetailOn?: boolean | null | undefined;
  /** Others of the league see neither name nor picture. */
  hiddenInLeague?: boolean | null | undefined;
  /** Language of the product. */
  locale?: Locale | null | undefined;
  /** Start stages in passionate mode while VIP is valid. */
  passionateModeOn?: boolean | null | undefined;
  /** Show motion as fades only, whatever the device says. */
  reduceMotion?: boolean | null | undefined;
  /** Sounds of the session. */
  soundFeedbackOn?: boolean | null | undefined;
  /** Colour scheme. */
  theme?: Theme | null | undefined;
  /** Vibration of the session. */
  vibrateFeedbackOn?: boolean | null | undefined;
};

export type AtlasHeaderQueryVariables = Exact<{ [key: string]: never; }>;


export type AtlasHeaderQuery = { currentUser: { id: number, mascotId: number }, checkIn: { todayCheckIn: boolean, continuousDays: number }, assets: { diamond: number, exp: number } };

export type AtlasQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type AtlasQuery = { atlasStages: { activeLevel: number, total: number, offset: number, limit: number, stages: Array<{ level: number, completedAt: string | null, stageId: number | null, pkgInfo: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } | null }> } };

export type ChallengesQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type ChallengesQuery = { challengeStages: { total: number, offset: number, limit: number, challengeStages: Array<{ index: number, star: number }> } };

export type RegionRewardsQueryVariables = Exact<{
  input: RegionRewardStatusInput;
}>;


export type RegionRewardsQuery = { regionRewardStatus: { received: Array<number> } };

export type ChallengeSheetQueryVariables = Exact<{
  input: ChallengeInput;
}>;


export type ChallengeSheetQuery = { challengePreparation: { requiredEnergy: number, exp: number } };

export type StartChallengeMutationVariables = Exact<{
  input: ChallengeInput;
}>;


export type StartChallengeMutation = { startChallenge: { unitId: number, stageId: number, level: number, packageId: number | null, challengeIndex: number | null, mode: LearningMode, startedAt: string, energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number }, schedules: Array<{ cardId: number, cardStatus: CardStatus, content: string, r: number, authorId: number, lookBackStatus: StageGrade | null }> } };

export type CheckInWeekQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type CheckInWeekQuery = { checkIn: { continuousDays: number, todayCheckIn: boolean, target: number | null }, checkInStats: Array<{ date: string, type: CheckInType | null }> };

export type LevelReviewQueryVariables = Exact<{
  id: number;
}>;


export type LevelReviewQuery = { stageLookBack: { stageId: number, level: number, completedAt: string | null, star: number, grade: StageGrade, pkgInfo: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } }, cards: Array<{ cardId: number, content: string, lookBackStatus: StageGrade | null }> } };

export type LevelStop_StageFragment = { level: number, completedAt: string | null, stageId: number | null, pkgInfo: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } | null };

export type PackagePickerQueryVariables = Exact<{
  stageLevel: number;
}>;


export type PackagePickerQuery = { stagePreparation: { stageLevel: number, requiredEnergy: number, passionateRequiredEnergy: number, packageList: { packages: Array<{ id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } }> }, expMap: Array<{ packageId: number, exp: number }>, passionateExpMap: Array<{ packageId: number, exp: number }> }, vip: { expireAt: string | null }, currentUser: { id: number, flag: { freeEnergyUsed: boolean } } };

export type StartStageMutationVariables = Exact<{
  input: StartStageInput;
}>;


export type StartStageMutation = { startStage: { unitId: number, stageId: number, level: number, packageId: number | null, challengeIndex: number | null, mode: LearningMode, startedAt: string, energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number }, schedules: Array<{ cardId: number, cardStatus: CardStatus, content: string, r: number, authorId: number, lookBackStatus: StageGrade | null }> } };

export type PackageTile_PackageFragment = { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } };

export type ReviewRow_CardFragment = { cardId: number, content: string, lookBackStatus: StageGrade | null };

export type StudyStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudyStatsQuery = { statsOverview: { stageCount: number, exp: number, accumulatedCheckInDays: number, maxCheckInCtDays: number } };

export type SyncPreferencesMutationVariables = Exact<{
  input: UpdatePreferencesInput;
}>;


export type SyncPreferencesMutation = { updatePreferences: { id: number, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean, cardDetailOn: boolean } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type AppInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type AppInfoQuery = { appInfo: { fullVersion: string, feedbackUrl: string, production: boolean, updateConfig: { latestVersion: string, minVersion: string } } };

export type SetCheckInTargetMutationVariables = Exact<{
  days: number;
}>;


export type SetCheckInTargetMutation = { setCheckInTarget: { id: number, checkInTarget: number | null } };

export type Energy_StateFragment = { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number };

export type EnergyQueryVariables = Exact<{ [key: string]: never; }>;


export type EnergyQuery = { energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number } };

export type Login_ResultFragment = { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean, cardDetailOn: boolean } } };

export type Preferences_StoredFragment = { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean, cardDetailOn: boolean };

export type ReportProblemsMutationVariables = Exact<{
  input: ReportProblemsInput;
}>;


export type ReportProblemsMutation = { reportProblems: number };

export type StartedUnit_UnitFragment = { unitId: number, stageId: number, level: number, packageId: number | null, challengeIndex: number | null, mode: LearningMode, startedAt: string, schedules: Array<{ cardId: number, cardStatus: CardStatus, content: string, r: number, authorId: number, lookBackStatus: StageGrade | null }> };

export type PackageLook_StyleFragment = { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } };

export type ClaimRegionRewardMutationVariables = Exact<{
  input: ClaimRegionRewardInput;
}>;


export type ClaimRegionRewardMutation = { claimRegionReward: { diamond: number, assets: { diamond: number, exp: number } } };

export type TaskRow_TaskFragment = { taskNo: number, goalType: TaskGoalType, total: number, progress: number, dailyTaskRequire: number | null, rewardClaimed: boolean, title: string, rewards: Array<{ type: RewardType, value: number }> };

export type ClaimTaskRewardMutationVariables = Exact<{
  input: ClaimTaskRewardInput;
}>;


export type ClaimTaskRewardMutation = { claimTaskReward: { count: number, assets: { diamond: number, exp: number } } };

export const PackageLook_StyleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageLook_StyleFragment, unknown>;
export const LevelStop_StageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelStop_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AtlasStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"pkgInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<LevelStop_StageFragment, unknown>;
export const PackageTile_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageTile_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageTile_PackageFragment, unknown>;
export const ReviewRow_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]} as unknown as DocumentNode<ReviewRow_CardFragment, unknown>;
export const Energy_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<Energy_StateFragment, unknown>;
export const Preferences_StoredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Preferences_StoredFragment, unknown>;
export const Login_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Login_ResultFragment, unknown>;
export const StartedUnit_UnitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}}]} as unknown as DocumentNode<StartedUnit_UnitFragment, unknown>;
export const TaskRow_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TaskRow_TaskFragment, unknown>;
export const AtlasHeaderDocument = {"__meta__":{"hash":"63bf4fd4f8f0ef1d9ffdae9d2cf192f18d3ba637f5a320815fa6118c80433d8e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AtlasHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayCheckIn"}},{"kind":"Field","name":{"kind":"Name","value":"continuousDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]} as unknown as DocumentNode<AtlasHeaderQuery, AtlasHeaderQueryVariables>;
export const AtlasDocument = {"__meta__":{"hash":"7e64b8c3ab48133c4ac296daef1130c95aadc451cf19853562060a14374e895f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Atlas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atlasStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelStop_stage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelStop_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AtlasStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"pkgInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}}]} as unknown as DocumentNode<AtlasQuery, AtlasQueryVariables>;
export const ChallengesDocument = {"__meta__":{"hash":"e3f29f4540302b011ed801991022ee25b5564fdbafa3093be0b101c69fe80345"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Challenges"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengeStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"challengeStages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"index"}},{"kind":"Field","name":{"kind":"Name","value":"star"}}]}}]}}]}}]} as unknown as DocumentNode<ChallengesQuery, ChallengesQueryVariables>;
export const RegionRewardsDocument = {"__meta__":{"hash":"9ebf952815298162a0e1bd112108655a84e077330dd9a0c3aef8f57176f4694e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RegionRewards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegionRewardStatusInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"regionRewardStatus"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"received"}}]}}]}}]} as unknown as DocumentNode<RegionRewardsQuery, RegionRewardsQueryVariables>;
export const ChallengeSheetDocument = {"__meta__":{"hash":"b7c079d2ca957b057956777734e31205be17cea2f4b77e0cb9a0b5f9d43c162b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChallengeSheet"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChallengeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"challengePreparation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"requiredEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]} as unknown as DocumentNode<ChallengeSheetQuery, ChallengeSheetQueryVariables>;
export const StartChallengeDocument = {"__meta__":{"hash":"c88a2ad9cba3874482390700a01bec74989d939b4c2cded79b5eae073248b62c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartChallenge"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ChallengeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startChallenge"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedUnit_unit"}},{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<StartChallengeMutation, StartChallengeMutationVariables>;
export const CheckInWeekDocument = {"__meta__":{"hash":"eae50591f2286c673b931917dae3b4cc5985ac5c477f4ac916e4641aad158269"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuousDays"}},{"kind":"Field","name":{"kind":"Name","value":"todayCheckIn"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkInStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]} as unknown as DocumentNode<CheckInWeekQuery, CheckInWeekQueryVariables>;
export const LevelReviewDocument = {"__meta__":{"hash":"4b9da5f7c7555106c9309977a9c07dc49ca8c0391e706683b3007a620470a4c8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LevelReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageLookBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"pkgInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_card"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]} as unknown as DocumentNode<LevelReviewQuery, LevelReviewQueryVariables>;
export const PackagePickerDocument = {"__meta__":{"hash":"6d13afeb2996c75871eb45a760850a6762f25526e7daa90c738485555b5b8236"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackagePicker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageLevel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stagePreparation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stageLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageLevel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageLevel"}},{"kind":"Field","name":{"kind":"Name","value":"requiredEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"passionateRequiredEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"packageList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageTile_package"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"expMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passionateExpMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeEnergyUsed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageTile_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<PackagePickerQuery, PackagePickerQueryVariables>;
export const StartStageDocument = {"__meta__":{"hash":"d1576ca669beb954b21a9bbc0a439b2e16495301cc8dee96e024f3822bbefbbc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedUnit_unit"}},{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<StartStageMutation, StartStageMutationVariables>;
export const StudyStatsDocument = {"__meta__":{"hash":"42caa1e130d437fd26213ca4068fdfc6e70d530ba2e10e3e142e13cfafa45316"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statsOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageCount"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"accumulatedCheckInDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxCheckInCtDays"}}]}}]}}]} as unknown as DocumentNode<StudyStatsQuery, StudyStatsQueryVariables>;
export const SyncPreferencesDocument = {"__meta__":{"hash":"a252d72cd1b528195ff874890dad8bf0980dd4a71aefef3e46c3e5daf602096d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<SyncPreferencesMutation, SyncPreferencesMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AppInfoDocument = {"__meta__":{"hash":"446da73e14a01e7cb25182fa5c4323898ed26bab85b82348abe3e63d27242ffe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullVersion"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"production"}},{"kind":"Field","name":{"kind":"Name","value":"updateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const SetCheckInTargetDocument = {"__meta__":{"hash":"87d9ced99c7623c3f4277bba3b2c2471fb58f670c7c21efbc536bfb6905db8bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>;
export const EnergyDocument = {"__meta__":{"hash":"ecadcea85a95f2fec052c21997b1af96cf95f036227dbdecaf05505d13f95e5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<EnergyQuery, EnergyQueryVariables>;
export const ReportProblemsDocument = {"__meta__":{"hash":"3fe5f2ba9b4a1dd3a187213dbc57fe53453c9832d09d934da9238d9379347164"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportProblemsMutation, ReportProblemsMutationVariables>;
export const ClaimRegionRewardDocument = {"__meta__":{"hash":"93dd98721047f72372bc3ad6e1ed9355bca2c11d07cb89e1b68f00ec6f13f435"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimRegionReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRegionRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRegionReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>;
export const ClaimTaskRewardDocument = {"__meta__":{"hash":"d4dd31cff3a79a17c71bb36677ebcfa81813dd74e1c3e1d70a52c1a4b461dc75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimTaskReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimTaskRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>;
export function useAtlasHeaderQuery(options?: useQuery.Options<AtlasHeaderQuery, AtlasHeaderQueryVariables> | typeof skipToken) {
  return useQuery(AtlasHeaderDocument, options ?? {});
}

export function useAtlasHeaderLazyQuery(options?: useLazyQuery.Options<AtlasHeaderQuery, AtlasHeaderQueryVariables>) {
  return useLazyQuery(AtlasHeaderDocument, options);
}

export function useAtlasQuery(options: useQuery.Options<AtlasQuery, AtlasQueryVariables> | typeof skipToken) {
  return useQuery(AtlasDocument, options);
}

export function useAtlasLazyQuery(options?: useLazyQuery.Options<AtlasQuery, AtlasQueryVariables>) {
  return useLazyQuery(AtlasDocument, options);
}

export function useChallengesQuery(options: useQuery.Options<ChallengesQuery, ChallengesQueryVariables> | typeof skipToken) {
  return useQuery(ChallengesDocument, options);
}

export function useChallengesLazyQuery(options?: useLazyQuery.Options<ChallengesQuery, ChallengesQueryVariables>) {
  return useLazyQuery(ChallengesDocument, options);
}

export function useRegionRewardsQuery(options: useQuery.Options<RegionRewardsQuery, RegionRewardsQueryVariables> | typeof skipToken) {
  return useQuery(RegionRewardsDocument, options);
}

export function useRegionRewardsLazyQuery(options?: useLazyQuery.Options<RegionRewardsQuery, RegionRewardsQueryVariables>) {
  return useLazyQuery(RegionRewardsDocument, options);
}

export function useChallengeSheetQuery(options: useQuery.Options<ChallengeSheetQuery, ChallengeSheetQueryVariables> | typeof skipToken) {
  return useQuery(ChallengeSheetDocument, options);
}

export function useChallengeSheetLazyQuery(options?: useLazyQuery.Options<ChallengeSheetQuery, ChallengeSheetQueryVariables>) {
  return useLazyQuery(ChallengeSheetDocument, options);
}

export function useStartChallengeMutation(options?: useMutation.Options<StartChallengeMutation, StartChallengeMutationVariables>) {
  return useMutation<StartChallengeMutation, StartChallengeMutationVariables>(StartChallengeDocument, options);
}

export function useCheckInWeekQuery(options: useQuery.Options<CheckInWeekQuery, CheckInWeekQueryVariables> | typeof skipToken) {
  return useQuery(CheckInWeekDocument, options);
}

export function useCheckInWeekLazyQuery(options?: useLazyQuery.Options<CheckInWeekQuery, CheckInWeekQueryVariables>) {
  return useLazyQuery(CheckInWeekDocument, options);
}

export function useLevelReviewQuery(options: useQuery.Options<LevelReviewQuery, LevelReviewQueryVariables> | typeof skipToken) {
  return useQuery(LevelReviewDocument, options);
}

export function useLevelReviewLazyQuery(options?: useLazyQuery.Options<LevelReviewQuery, LevelReviewQueryVariables>) {
  return useLazyQuery(LevelReviewDocument, options);
}

export function usePackagePickerQuery(options: useQuery.Options<PackagePickerQuery, PackagePickerQueryVariables> | typeof skipToken) {
  return useQuery(PackagePickerDocument, options);
}

export function usePackagePickerLazyQuery(options?: useLazyQuery.Options<PackagePickerQuery, PackagePickerQueryVariables>) {
  return useLazyQuery(PackagePickerDocument, options);
}

export function useStartStageMutation(options?: useMutation.Options<StartStageMutation, StartStageMutationVariables>) {
  return useMutation<StartStageMutation, StartStageMutationVariables>(StartStageDocument, options);
}

export function useStudyStatsQuery(options?: useQuery.Options<StudyStatsQuery, StudyStatsQueryVariables> | typeof skipToken) {
  return useQuery(StudyStatsDocument, options ?? {});
}

export function useStudyStatsLazyQuery(options?: useLazyQuery.Options<StudyStatsQuery, StudyStatsQueryVariables>) {
  return useLazyQuery(StudyStatsDocument, options);
}

export function useSyncPreferencesMutation(options?: useMutation.Options<SyncPreferencesMutation, SyncPreferencesMutationVariables>) {
  return useMutation<SyncPreferencesMutation, SyncPreferencesMutationVariables>(SyncPreferencesDocument, options);
}

export function useLogoutMutation(options?: useMutation.Options<LogoutMutation, LogoutMutationVariables>) {
  return useMutation<LogoutMutation, LogoutMutationVariables>(LogoutDocument, options);
}

export function useAppInfoQuery(options?: useQuery.Options<AppInfoQuery, AppInfoQueryVariables> | typeof skipToken) {
  return useQuery(AppInfoDocument, options ?? {});
}

export function useAppInfoLazyQuery(options?: useLazyQuery.Options<AppInfoQuery, AppInfoQueryVariables>) {
  return useLazyQuery(AppInfoDocument, options);
}

export function useSetCheckInTargetMutation(options?: useMutation.Options<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>) {
  return useMutation<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>(SetCheckInTargetDocument, options);
}

export function useEnergyQuery(options?: useQuery.Options<EnergyQuery, EnergyQueryVariables> | typeof skipToken) {
  return useQuery(EnergyDocument, options ?? {});
}

export function useEnergyLazyQuery(options?: useLazyQuery.Options<EnergyQuery, EnergyQueryVariables>) {
  return useLazyQuery(EnergyDocument, options);
}

export function useReportProblemsMutation(options?: useMutation.Options<ReportProblemsMutation, ReportProblemsMutationVariables>) {
  return useMutation<ReportProblemsMutation, ReportProblemsMutationVariables>(ReportProblemsDocument, options);
}

export function useClaimRegionRewardMutation(options?: useMutation.Options<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>) {
  return useMutation<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>(ClaimRegionRewardDocument, options);
}

export function useClaimTaskRewardMutation(options?: useMutation.Options<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>) {
  return useMutation<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>(ClaimTaskRewardDocument, options);
}
