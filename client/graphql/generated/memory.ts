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

export type MemoryScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type MemoryScreenQuery = { memoryInsights: { cards: number, remembered: number, mastered: number, time: { today: number, week: number, usualDay: number, year: number, card: number | null, cardBefore: number | null }, hours: Array<{ hour: number, ratings: number, remembered: number }>, forecast: Array<{ day: string, cards: number }>, year: Array<{ day: string, cards: number }>, packages: Array<{ packageId: number, name: string, fresh: number, growing: number, firm: number, mastered: number }>, hardest: Array<{ cardId: number, title: string, packageName: string, lapses: number }>, calibration: { ratings: number, observed: number, bins: Array<{ predicted: number, observed: number, ratings: number }>, comparison: { ratings: number, ours: number, defaults: number, constant: number, observed: number } | null } | null, model: { targetRecall: number, ownSince: string | null, judgedOn: number | null, loss: number | null, defaultLoss: number | null, triedAt: string | null, answersToNext: number } } };

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

export const Energy_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<Energy_StateFragment, unknown>;
export const Preferences_StoredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Preferences_StoredFragment, unknown>;
export const Login_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Login_ResultFragment, unknown>;
export const StartedUnit_UnitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}}]} as unknown as DocumentNode<StartedUnit_UnitFragment, unknown>;
export const PackageLook_StyleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageLook_StyleFragment, unknown>;
export const TaskRow_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TaskRow_TaskFragment, unknown>;
export const MemoryScreenDocument = {"__meta__":{"hash":"797a7e803927c42668a8eddda085c8a6fc11e72cdca0445396144278302705be"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MemoryScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"memoryInsights"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"}},{"kind":"Field","name":{"kind":"Name","value":"remembered"}},{"kind":"Field","name":{"kind":"Name","value":"mastered"}},{"kind":"Field","name":{"kind":"Name","value":"time"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"today"}},{"kind":"Field","name":{"kind":"Name","value":"week"}},{"kind":"Field","name":{"kind":"Name","value":"usualDay"}},{"kind":"Field","name":{"kind":"Name","value":"year"}},{"kind":"Field","name":{"kind":"Name","value":"card"}},{"kind":"Field","name":{"kind":"Name","value":"cardBefore"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hours"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hour"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"remembered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"forecast"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"cards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"year"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"day"}},{"kind":"Field","name":{"kind":"Name","value":"cards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"fresh"}},{"kind":"Field","name":{"kind":"Name","value":"growing"}},{"kind":"Field","name":{"kind":"Name","value":"firm"}},{"kind":"Field","name":{"kind":"Name","value":"mastered"}}]}},{"kind":"Field","name":{"kind":"Name","value":"hardest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"packageName"}},{"kind":"Field","name":{"kind":"Name","value":"lapses"}}]}},{"kind":"Field","name":{"kind":"Name","value":"calibration"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"observed"}},{"kind":"Field","name":{"kind":"Name","value":"bins"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"predicted"}},{"kind":"Field","name":{"kind":"Name","value":"observed"}},{"kind":"Field","name":{"kind":"Name","value":"ratings"}}]}},{"kind":"Field","name":{"kind":"Name","value":"comparison"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"ratings"}},{"kind":"Field","name":{"kind":"Name","value":"ours"}},{"kind":"Field","name":{"kind":"Name","value":"defaults"}},{"kind":"Field","name":{"kind":"Name","value":"constant"}},{"kind":"Field","name":{"kind":"Name","value":"observed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"model"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"targetRecall"}},{"kind":"Field","name":{"kind":"Name","value":"ownSince"}},{"kind":"Field","name":{"kind":"Name","value":"judgedOn"}},{"kind":"Field","name":{"kind":"Name","value":"loss"}},{"kind":"Field","name":{"kind":"Name","value":"defaultLoss"}},{"kind":"Field","name":{"kind":"Name","value":"triedAt"}},{"kind":"Field","name":{"kind":"Name","value":"answersToNext"}}]}}]}}]}}]} as unknown as DocumentNode<MemoryScreenQuery, MemoryScreenQueryVariables>;
export const SyncPreferencesDocument = {"__meta__":{"hash":"a252d72cd1b528195ff874890dad8bf0980dd4a71aefef3e46c3e5daf602096d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<SyncPreferencesMutation, SyncPreferencesMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AppInfoDocument = {"__meta__":{"hash":"446da73e14a01e7cb25182fa5c4323898ed26bab85b82348abe3e63d27242ffe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullVersion"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"production"}},{"kind":"Field","name":{"kind":"Name","value":"updateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const SetCheckInTargetDocument = {"__meta__":{"hash":"87d9ced99c7623c3f4277bba3b2c2471fb58f670c7c21efbc536bfb6905db8bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>;
export const EnergyDocument = {"__meta__":{"hash":"ecadcea85a95f2fec052c21997b1af96cf95f036227dbdecaf05505d13f95e5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<EnergyQuery, EnergyQueryVariables>;
export const ReportProblemsDocument = {"__meta__":{"hash":"3fe5f2ba9b4a1dd3a187213dbc57fe53453c9832d09d934da9238d9379347164"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportProblemsMutation, ReportProblemsMutationVariables>;
export const ClaimRegionRewardDocument = {"__meta__":{"hash":"93dd98721047f72372bc3ad6e1ed9355bca2c11d07cb89e1b68f00ec6f13f435"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimRegionReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRegionRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRegionReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>;
export const ClaimTaskRewardDocument = {"__meta__":{"hash":"d4dd31cff3a79a17c71bb36677ebcfa81813dd74e1c3e1d70a52c1a4b461dc75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimTaskReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimTaskRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>;
export function useMemoryScreenQuery(options?: useQuery.Options<MemoryScreenQuery, MemoryScreenQueryVariables> | typeof skipToken) {
  return useQuery(MemoryScreenDocument, options ?? {});
}

export function useMemoryScreenLazyQuery(options?: useLazyQuery.Options<MemoryScreenQuery, MemoryScreenQueryVariables>) {
  return useLazyQuery(MemoryScreenDocument, options);
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
