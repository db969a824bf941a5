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

/** Which of the cards met. */
export type MyCardFilter =
  | 'ALL'
  | 'DUE'
  | 'HARD'
  | 'MASTERED'
  | 'PAUSED';

/** Whether a card is asked, and if not, why. */
export type MyCardState =
  | 'CHAPTER_PAUSED'
  | 'KNOWN'
  | 'LEARNING'
  | 'PAUSED';

/** Cards that the caller has met. */
export type MyCardsInput = {
  /** 1 to 100 cards. */
  cardIds: Array<number>;
};

/** Kind of a cover icon: an emoji, an asset, or an address. */
export type PackageIconType =
  | 'emoji'
  | 'img'
  | 'imgv2';

/** Cards to pause. */
export type PauseCardsInput = {
  /** 1 to 100 cards. */
  cardIds: Array<number>;
  /** Day on which they come back: tomorrow to a year from today. */
  until: string;
};

/** A chapter to pause, with those below it. */
export type PauseChapterInput = {
  /** The chapter. */
  chapterId: number;
  /** Day on which it comes back: tomorrow to a year from today. */
  until: string;
};

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

export type MyCardsScreenQueryVariables = Exact<{
  filter: MyCardFilter;
  search?: string | null | undefined;
  offset: number;
  limit: number;
}>;


export type MyCardsScreenQuery = { myCards: { hasMore: boolean, counts: { all: number, due: number, hard: number, mastered: number, paused: number }, cards: Array<{ cardId: number, title: string, detail: string, packageId: number, packageName: string, chapterId: number, chapterTitle: string, own: boolean, mastery: number, mastered: boolean, due: boolean, nextDay: string | null, lapses: number, needsHelp: boolean, state: MyCardState, until: string | null }> } };

export type MyStudyControlQueryVariables = Exact<{ [key: string]: never; }>;


export type MyStudyControlQuery = { studyControl: { due: number, holiday: { since: string, until: string } | null, offers: Array<{ days: number, dailyCards: number }>, catchUp: { since: string, until: string, dailyCards: number, doneToday: number } | null } };

export type MyCardPartsFragment = { cardId: number, title: string, detail: string, packageId: number, packageName: string, chapterId: number, chapterTitle: string, own: boolean, mastery: number, mastered: boolean, due: boolean, nextDay: string | null, lapses: number, needsHelp: boolean, state: MyCardState, until: string | null };

export type StudyControlPartsFragment = { due: number, holiday: { since: string, until: string } | null, offers: Array<{ days: number, dailyCards: number }>, catchUp: { since: string, until: string, dailyCards: number, doneToday: number } | null };

export type PauseCardsMutationVariables = Exact<{
  input: PauseCardsInput;
}>;


export type PauseCardsMutation = { pauseCards: Array<number> };

export type MarkCardsKnownMutationVariables = Exact<{
  input: MyCardsInput;
}>;


export type MarkCardsKnownMutation = { markCardsKnown: Array<number> };

export type ResumeCardsMutationVariables = Exact<{
  input: MyCardsInput;
}>;


export type ResumeCardsMutation = { resumeCards: Array<number> };

export type RestartCardsMutationVariables = Exact<{
  input: MyCardsInput;
}>;


export type RestartCardsMutation = { restartCards: Array<number> };

export type UndoRestartMutationVariables = Exact<{
  input: MyCardsInput;
}>;


export type UndoRestartMutation = { undoRestart: Array<number> };

export type PauseChapterMutationVariables = Exact<{
  input: PauseChapterInput;
}>;


export type PauseChapterMutation = { pauseChapter: boolean };

export type ResumeChapterMutationVariables = Exact<{
  id: number;
}>;


export type ResumeChapterMutation = { resumeChapter: boolean };

export type BeginHolidayMutationVariables = Exact<{
  until: string;
}>;


export type BeginHolidayMutation = { beginHoliday: { due: number, holiday: { since: string, until: string } | null, offers: Array<{ days: number, dailyCards: number }>, catchUp: { since: string, until: string, dailyCards: number, doneToday: number } | null } };

export type EndHolidayMutationVariables = Exact<{ [key: string]: never; }>;


export type EndHolidayMutation = { endHoliday: { due: number, holiday: { since: string, until: string } | null, offers: Array<{ days: number, dailyCards: number }>, catchUp: { since: string, until: string, dailyCards: number, doneToday: number } | null } };

export type PlanCatchUpMutationVariables = Exact<{
  days: number;
}>;


export type PlanCatchUpMutation = { planCatchUp: { due: number, holiday: { since: string, until: string } | null, offers: Array<{ days: number, dailyCards: number }>, catchUp: { since: string, until: string, dailyCards: number, doneToday: number } | null } };

export type CancelCatchUpMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelCatchUpMutation = { cancelCatchUp: { due: number, holiday: { since: string, until: string } | null, offers: Array<{ days: number, dailyCards: number }>, catchUp: { since: string, until: string, dailyCards: number, doneToday: number } | null } };

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

export const MyCardPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageName"}},{"kind":"Field","name":{"kind":"Name","value":"chapterId"}},{"kind":"Field","name":{"kind":"Name","value":"chapterTitle"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"mastery"}},{"kind":"Field","name":{"kind":"Name","value":"mastered"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"}},{"kind":"Field","name":{"kind":"Name","value":"lapses"}},{"kind":"Field","name":{"kind":"Name","value":"needsHelp"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<MyCardPartsFragment, unknown>;
export const StudyControlPartsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyControlParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyControl"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}},{"kind":"Field","name":{"kind":"Name","value":"doneToday"}}]}}]}}]} as unknown as DocumentNode<StudyControlPartsFragment, unknown>;
export const Energy_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<Energy_StateFragment, unknown>;
export const Preferences_StoredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Preferences_StoredFragment, unknown>;
export const Login_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Login_ResultFragment, unknown>;
export const StartedUnit_UnitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}}]} as unknown as DocumentNode<StartedUnit_UnitFragment, unknown>;
export const PackageLook_StyleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageLook_StyleFragment, unknown>;
export const TaskRow_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TaskRow_TaskFragment, unknown>;
export const MyCardsScreenDocument = {"__meta__":{"hash":"cd43db803868180bd7c98b477a46426f10252f334aa08139e19a77b448ae9bb1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyCardsScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"filter"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MyCardFilter"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"search"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"myCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"filter"},"value":{"kind":"Variable","name":{"kind":"Name","value":"filter"}}},{"kind":"Argument","name":{"kind":"Name","value":"search"},"value":{"kind":"Variable","name":{"kind":"Name","value":"search"}}},{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"counts"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"all"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"hard"}},{"kind":"Field","name":{"kind":"Name","value":"mastered"}},{"kind":"Field","name":{"kind":"Name","value":"paused"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MyCardParts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MyCardParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MyCard"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"detail"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"packageName"}},{"kind":"Field","name":{"kind":"Name","value":"chapterId"}},{"kind":"Field","name":{"kind":"Name","value":"chapterTitle"}},{"kind":"Field","name":{"kind":"Name","value":"own"}},{"kind":"Field","name":{"kind":"Name","value":"mastery"}},{"kind":"Field","name":{"kind":"Name","value":"mastered"}},{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"nextDay"}},{"kind":"Field","name":{"kind":"Name","value":"lapses"}},{"kind":"Field","name":{"kind":"Name","value":"needsHelp"}},{"kind":"Field","name":{"kind":"Name","value":"state"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}}]} as unknown as DocumentNode<MyCardsScreenQuery, MyCardsScreenQueryVariables>;
export const MyStudyControlDocument = {"__meta__":{"hash":"988bfe0c2737a27b8c470ab1ecf8216eb93038446addd299b77d7cf0e7babf5f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MyStudyControl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"studyControl"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyControlParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyControlParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyControl"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}},{"kind":"Field","name":{"kind":"Name","value":"doneToday"}}]}}]}}]} as unknown as DocumentNode<MyStudyControlQuery, MyStudyControlQueryVariables>;
export const PauseCardsDocument = {"__meta__":{"hash":"839758c24edb00fd45407cf64a1716f2f5bea3ccfc45a451bf8153d46e9c2cea"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PauseCardsMutation, PauseCardsMutationVariables>;
export const MarkCardsKnownDocument = {"__meta__":{"hash":"2ba891702a583f516d1996bb42ffe682963bd80f225abd8674f9295e61894903"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkCardsKnown"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MyCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markCardsKnown"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<MarkCardsKnownMutation, MarkCardsKnownMutationVariables>;
export const ResumeCardsDocument = {"__meta__":{"hash":"db276fdb72116ca4d2d02966401fd431d6dbc8c980044733c947b98ae2b201d3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MyCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResumeCardsMutation, ResumeCardsMutationVariables>;
export const RestartCardsDocument = {"__meta__":{"hash":"d1bdafd9540f9ff960cad53d549f45d9a69fb44d7fa6fb2dc1b0ae5d725d034f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestartCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MyCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restartCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<RestartCardsMutation, RestartCardsMutationVariables>;
export const UndoRestartDocument = {"__meta__":{"hash":"a6fddae2023e4628e2e5adcede06cfb858ca41189431756a3f663a0da67ce0dd"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UndoRestart"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MyCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"undoRestart"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<UndoRestartMutation, UndoRestartMutationVariables>;
export const PauseChapterDocument = {"__meta__":{"hash":"8ba7482ea1d431fe05374f5f84929bd4496268423e5dff134636a691cff8c9bb"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PauseChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PauseChapterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"pauseChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<PauseChapterMutation, PauseChapterMutationVariables>;
export const ResumeChapterDocument = {"__meta__":{"hash":"5946d0e27a53cd33547c4f1f3b4c0da98cabdf0b6804c7a65ff5a87a8c178c22"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResumeChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resumeChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<ResumeChapterMutation, ResumeChapterMutationVariables>;
export const BeginHolidayDocument = {"__meta__":{"hash":"4ce458564eb7145add4cb4ee7eafdbaf83cf47a6d032a16508ce73a525028e16"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BeginHoliday"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"until"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"beginHoliday"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"until"},"value":{"kind":"Variable","name":{"kind":"Name","value":"until"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyControlParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyControlParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyControl"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}},{"kind":"Field","name":{"kind":"Name","value":"doneToday"}}]}}]}}]} as unknown as DocumentNode<BeginHolidayMutation, BeginHolidayMutationVariables>;
export const EndHolidayDocument = {"__meta__":{"hash":"502cb79dd9b6cfbe8908ba1981b3097a88920a12a64f23fe32090e0941ed112a"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"EndHoliday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"endHoliday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyControlParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyControlParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyControl"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}},{"kind":"Field","name":{"kind":"Name","value":"doneToday"}}]}}]}}]} as unknown as DocumentNode<EndHolidayMutation, EndHolidayMutationVariables>;
export const PlanCatchUpDocument = {"__meta__":{"hash":"bbf37c7ddba2e86c1dc4ca1302ddf2092e4a4f961e6e8eb65be3a03191f02bb3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"PlanCatchUp"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"planCatchUp"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyControlParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyControlParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyControl"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}},{"kind":"Field","name":{"kind":"Name","value":"doneToday"}}]}}]}}]} as unknown as DocumentNode<PlanCatchUpMutation, PlanCatchUpMutationVariables>;
export const CancelCatchUpDocument = {"__meta__":{"hash":"22c31b7e32a3ef7454f040b9b3f7aaf6778d1ca238778565e94ef2b65b8e19d8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelCatchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelCatchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StudyControlParts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StudyControlParts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StudyControl"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"due"}},{"kind":"Field","name":{"kind":"Name","value":"holiday"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}}]}},{"kind":"Field","name":{"kind":"Name","value":"offers"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"days"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}}]}},{"kind":"Field","name":{"kind":"Name","value":"catchUp"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"since"}},{"kind":"Field","name":{"kind":"Name","value":"until"}},{"kind":"Field","name":{"kind":"Name","value":"dailyCards"}},{"kind":"Field","name":{"kind":"Name","value":"doneToday"}}]}}]}}]} as unknown as DocumentNode<CancelCatchUpMutation, CancelCatchUpMutationVariables>;
export const SyncPreferencesDocument = {"__meta__":{"hash":"a252d72cd1b528195ff874890dad8bf0980dd4a71aefef3e46c3e5daf602096d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<SyncPreferencesMutation, SyncPreferencesMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AppInfoDocument = {"__meta__":{"hash":"446da73e14a01e7cb25182fa5c4323898ed26bab85b82348abe3e63d27242ffe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullVersion"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"production"}},{"kind":"Field","name":{"kind":"Name","value":"updateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const SetCheckInTargetDocument = {"__meta__":{"hash":"87d9ced99c7623c3f4277bba3b2c2471fb58f670c7c21efbc536bfb6905db8bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>;
export const EnergyDocument = {"__meta__":{"hash":"ecadcea85a95f2fec052c21997b1af96cf95f036227dbdecaf05505d13f95e5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<EnergyQuery, EnergyQueryVariables>;
export const ReportProblemsDocument = {"__meta__":{"hash":"3fe5f2ba9b4a1dd3a187213dbc57fe53453c9832d09d934da9238d9379347164"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportProblemsMutation, ReportProblemsMutationVariables>;
export const ClaimRegionRewardDocument = {"__meta__":{"hash":"93dd98721047f72372bc3ad6e1ed9355bca2c11d07cb89e1b68f00ec6f13f435"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimRegionReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRegionRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRegionReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>;
export const ClaimTaskRewardDocument = {"__meta__":{"hash":"d4dd31cff3a79a17c71bb36677ebcfa81813dd74e1c3e1d70a52c1a4b461dc75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimTaskReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimTaskRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>;
export function useMyCardsScreenQuery(options: useQuery.Options<MyCardsScreenQuery, MyCardsScreenQueryVariables> | typeof skipToken) {
  return useQuery(MyCardsScreenDocument, options);
}

export function useMyCardsScreenLazyQuery(options?: useLazyQuery.Options<MyCardsScreenQuery, MyCardsScreenQueryVariables>) {
  return useLazyQuery(MyCardsScreenDocument, options);
}

export function useMyStudyControlQuery(options?: useQuery.Options<MyStudyControlQuery, MyStudyControlQueryVariables> | typeof skipToken) {
  return useQuery(MyStudyControlDocument, options ?? {});
}

export function useMyStudyControlLazyQuery(options?: useLazyQuery.Options<MyStudyControlQuery, MyStudyControlQueryVariables>) {
  return useLazyQuery(MyStudyControlDocument, options);
}

export function usePauseCardsMutation(options?: useMutation.Options<PauseCardsMutation, PauseCardsMutationVariables>) {
  return useMutation<PauseCardsMutation, PauseCardsMutationVariables>(PauseCardsDocument, options);
}

export function useMarkCardsKnownMutation(options?: useMutation.Options<MarkCardsKnownMutation, MarkCardsKnownMutationVariables>) {
  return useMutation<MarkCardsKnownMutation, MarkCardsKnownMutationVariables>(MarkCardsKnownDocument, options);
}

export function useResumeCardsMutation(options?: useMutation.Options<ResumeCardsMutation, ResumeCardsMutationVariables>) {
  return useMutation<ResumeCardsMutation, ResumeCardsMutationVariables>(ResumeCardsDocument, options);
}

export function useRestartCardsMutation(options?: useMutation.Options<RestartCardsMutation, RestartCardsMutationVariables>) {
  return useMutation<RestartCardsMutation, RestartCardsMutationVariables>(RestartCardsDocument, options);
}

export function useUndoRestartMutation(options?: useMutation.Options<UndoRestartMutation, UndoRestartMutationVariables>) {
  return useMutation<UndoRestartMutation, UndoRestartMutationVariables>(UndoRestartDocument, options);
}

export function usePauseChapterMutation(options?: useMutation.Options<PauseChapterMutation, PauseChapterMutationVariables>) {
  return useMutation<PauseChapterMutation, PauseChapterMutationVariables>(PauseChapterDocument, options);
}

export function useResumeChapterMutation(options?: useMutation.Options<ResumeChapterMutation, ResumeChapterMutationVariables>) {
  return useMutation<ResumeChapterMutation, ResumeChapterMutationVariables>(ResumeChapterDocument, options);
}

export function useBeginHolidayMutation(options?: useMutation.Options<BeginHolidayMutation, BeginHolidayMutationVariables>) {
  return useMutation<BeginHolidayMutation, BeginHolidayMutationVariables>(BeginHolidayDocument, options);
}

export function useEndHolidayMutation(options?: useMutation.Options<EndHolidayMutation, EndHolidayMutationVariables>) {
  return useMutation<EndHolidayMutation, EndHolidayMutationVariables>(EndHolidayDocument, options);
}

export function usePlanCatchUpMutation(options?: useMutation.Options<PlanCatchUpMutation, PlanCatchUpMutationVariables>) {
  return useMutation<PlanCatchUpMutation, PlanCatchUpMutationVariables>(PlanCatchUpDocument, options);
}

export function useCancelCatchUpMutation(options?: useMutation.Options<CancelCatchUpMutation, CancelCatchUpMutationVariables>) {
  return useMutation<CancelCatchUpMutation, CancelCatchUpMutationVariables>(CancelCatchUpDocument, options);
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
