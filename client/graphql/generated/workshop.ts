/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** How a card came to be, or was changed. */
export type CardCreatedType =
  | 'AIGC'
  | 'DUPLICATE'
  | 'EXCEL_IMPORT'
  | 'NORMAL';

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

/** Cards to be copied. */
export type CopyCardsInput = {
  /** Puts it right after this card of the package. */
  afterCardId?: number | null | undefined;
  /** Else right before this one; else last. */
  beforeCardId?: number | null | undefined;
  /** 1 to 100 own cards, in the order in which their copies are to stand. */
  cardIds: Array<number>;
  /** An own chapter, also of another package of the same kind. */
  chapterId: number;
};

/** A card to be written. */
export type CreateCardInput = {
  /** Puts it right after this card of the package. */
  afterCardId?: number | null | undefined;
  /** Else right before this one; else last. */
  beforeCardId?: number | null | undefined;
  /** A chapter of it. */
  chapterId: number;
  /** JSON string of the content, at most 1000 characters in each text, 50,000 in all. */
  content: string;
  /** How it comes to be. */
  createdType?: CardCreatedType;
  /** Name that the editor gave the draft, 1 to 64 characters, such as a UUID: a repeat answers the card that was made of it. */
  draftKey?: string | null | undefined;
  /** An own package. */
  packageId: number;
};

/** NORMAL: 10 cards for energy. PASSIONATE: 20 cards without energy, for VIP. */
export type LearningMode =
  | 'NORMAL'
  | 'PASSIONATE';

/** Language of the product. */
export type Locale =
  | 'EN'
  | 'ZH';

/** Cards to be moved. */
export type MoveCardsInput = {
  /** The card of that chapter that follows them; null puts them last. */
  beforeCardId?: number | null | undefined;
  /** 1 to 500 own cards, in the order in which they are to stand. */
  cardIds: Array<number>;
  /** An own chapter, also of another package of the same kind. */
  targetChapterId: number;
};

/** Kind of cards a package holds. */
export type PackageCardType =
  | 'CLOZE'
  | 'KID_HANZI'
  | 'MCQ'
  | 'WORD';

/** Icon on the cover of a package. */
export type PackageIconInput = {
  /** The emoji, the asset id or the address, 1 to 300 characters. */
  content: string;
  /** How `content` is read. */
  type: PackageIconType;
};

/** Kind of a cover icon: an emoji, an asset, or an address. */
export type PackageIconType =
  | 'emoji'
  | 'img'
  | 'imgv2';

/** How the cover of a package looks. */
export type PackageStyleInput = {
  /** Icon of the cover. */
  icon: PackageIconInput;
  /** At most 4 short words printed on the cover, each of at most 20 characters. */
  packageNameTags: Array<string>;
  /** Colour as #RRGGBB. */
  themeColor: string;
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

/** What a card is to say. */
export type UpdateCardInput = {
  /** `contentHash` of the card that was edited: where it has another by now, nothing is changed. Absent: the last change wins. */
  baseContentHash?: string | null | undefined;
  /** JSON string of the content, at most 1000 characters in each text, 50,000 in all. */
  content: string;
  /** How it is changed. */
  updatedType?: CardCreatedType;
};

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

export type WorkshopCountsFragment = { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> };

export type WorkshopCreateCardMutationVariables = Exact<{
  input: CreateCardInput;
}>;


export type WorkshopCreateCardMutation = { createCard: { id: number, type: PackageCardType, content: string, contentHash: string, createdType: CardCreatedType, updatedAt: string, package: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } } };

export type WorkshopUpdateCardMutationVariables = Exact<{
  id: number;
  input: UpdateCardInput;
}>;


export type WorkshopUpdateCardMutation = { updateCard: { id: number, type: PackageCardType, content: string, contentHash: string, createdType: CardCreatedType, updatedAt: string } };

export type WorkshopDeleteCardsMutationVariables = Exact<{
  packageId: number;
  cardIds: Array<number> | number;
}>;


export type WorkshopDeleteCardsMutation = { deleteCards: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } };

export type WorkshopRestoreCardsMutationVariables = Exact<{
  packageId: number;
  cardIds: Array<number> | number;
}>;


export type WorkshopRestoreCardsMutation = { restoreCards: { cards: Array<{ id: number, type: PackageCardType, content: string, contentHash: string, createdType: CardCreatedType, updatedAt: string, package: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } }> } };

export type WorkshopCopyCardsMutationVariables = Exact<{
  input: CopyCardsInput;
}>;


export type WorkshopCopyCardsMutation = { copyCards: { cards: Array<{ id: number, type: PackageCardType, content: string, contentHash: string, createdType: CardCreatedType, updatedAt: string, package: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } }> } };

export type WorkshopMoveCardsMutationVariables = Exact<{
  input: MoveCardsInput;
}>;


export type WorkshopMoveCardsMutation = { moveCards: { cards: Array<{ id: number, package: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } }> } };

export type WorkshopCreateChapterMutationVariables = Exact<{
  packageId: number;
  title: string;
  parentId?: number | null | undefined;
}>;


export type WorkshopCreateChapterMutation = { createChapter: { id: number, title: string, parentId: number | null, orderKey: string, cardCount: number } };

export type WorkshopRenameChapterMutationVariables = Exact<{
  packageId: number;
  chapterId: number;
  title: string;
}>;


export type WorkshopRenameChapterMutation = { updateChapter: { id: number, title: string, parentId: number | null, orderKey: string, cardCount: number } };

export type WorkshopMoveChapterMutationVariables = Exact<{
  packageId: number;
  chapterId: number;
  parentId?: number | null | undefined;
  beforeChapterId?: number | null | undefined;
}>;


export type WorkshopMoveChapterMutation = { moveChapter: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } };

export type WorkshopDeleteChapterMutationVariables = Exact<{
  packageId: number;
  chapterId: number;
}>;


export type WorkshopDeleteChapterMutation = { deleteChapter: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } };

export type WorkshopRestoreChapterMutationVariables = Exact<{
  packageId: number;
  chapterId: number;
}>;


export type WorkshopRestoreChapterMutation = { restoreChapter: { id: number, cardCount: number, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } };

export type WorkshopDefaultKindMutationVariables = Exact<{
  id: number;
  kind: PackageCardType;
}>;


export type WorkshopDefaultKindMutation = { setDefaultCardType: { id: number, owned: { defaultCardType: PackageCardType | null } | null } };

export type WorkshopStyleMutationVariables = Exact<{
  id: number;
  style: PackageStyleInput;
}>;


export type WorkshopStyleMutation = { updatePackage: { id: number, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } };

export type WorkshopChapterFragment = { id: number, title: string, parentId: number | null, orderKey: string, cardCount: number };

export type WorkshopPackageFragment = { id: number, name: string, description: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, minCardsToLearn: number, owned: { defaultCardType: PackageCardType | null } | null, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } }, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> };

export type WorkshopCardFragment = { id: number, type: PackageCardType, content: string, contentHash: string, createdType: CardCreatedType, updatedAt: string };

export type WorkshopQueryVariables = Exact<{
  id: number;
}>;


export type WorkshopQuery = { package: { id: number, name: string, description: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, minCardsToLearn: number, owned: { defaultCardType: PackageCardType | null } | null, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } }, chapters: Array<{ id: number, title: string, parentId: number | null, orderKey: string, cardCount: number }> } };

export type WorkshopCardsQueryVariables = Exact<{
  packageId: number;
  chapterId: number;
  afterCardId?: number | null | undefined;
}>;


export type WorkshopCardsQuery = { cards: { hasMore: boolean, cards: Array<{ id: number, type: PackageCardType, content: string, contentHash: string, createdType: CardCreatedType, updatedAt: string }> } };

export type WorkshopFindQueryVariables = Exact<{
  packageId: number;
  keyword: string;
  afterCardId?: number | null | undefined;
}>;


export type WorkshopFindQuery = { findCards: { goOnAfter: number | null, cards: Array<{ id: number, chapterId: number, content: string }> } };

export type WorkshopRemovedQueryVariables = Exact<{
  packageId: number;
}>;


export type WorkshopRemovedQuery = { removedParts: { chapters: Array<{ id: number, title: string, cardCount: number, removedAt: string }>, cards: Array<{ id: number, chapterId: number, content: string, removedAt: string }> } };

export type WorkshopCardStatsQueryVariables = Exact<{
  cardIds: Array<number> | number;
}>;


export type WorkshopCardStatsQuery = { cardStats: { cardStats: Array<{ cardId: number, learnTimes: number, mastery: number }> } };

export type SearchDictionaryQueryVariables = Exact<{
  keyword: string;
}>;


export type SearchDictionaryQuery = { searchDictionary: Array<{ spelling: string, phoneticUk: string | null, phoneticUs: string | null, explain: string, sentences: Array<{ source: string, translation: string }> }> };

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

export const WorkshopChapterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<WorkshopChapterFragment, unknown>;
export const WorkshopCountsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<WorkshopCountsFragment, unknown>;
export const PackageLook_StyleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageLook_StyleFragment, unknown>;
export const WorkshopPackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopPackage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"minCardsToLearn"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultCardType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<WorkshopPackageFragment, unknown>;
export const WorkshopCardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"createdType"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WorkshopCardFragment, unknown>;
export const Energy_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<Energy_StateFragment, unknown>;
export const Preferences_StoredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Preferences_StoredFragment, unknown>;
export const Login_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Login_ResultFragment, unknown>;
export const StartedUnit_UnitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}}]} as unknown as DocumentNode<StartedUnit_UnitFragment, unknown>;
export const TaskRow_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TaskRow_TaskFragment, unknown>;
export const WorkshopCreateCardDocument = {"__meta__":{"hash":"51c0bf74d624bbae9af953a0fd58ae2222e053324339e6978acc97f79152bee8"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopCreateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCard"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"createdType"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopCreateCardMutation, WorkshopCreateCardMutationVariables>;
export const WorkshopUpdateCardDocument = {"__meta__":{"hash":"114ef9b6fb89bb05fe5b3ff3214dde08e7c7d96777b5c21d93a0ec893ecefcc2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopUpdateCard"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateCardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateCard"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCard"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"createdType"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WorkshopUpdateCardMutation, WorkshopUpdateCardMutationVariables>;
export const WorkshopDeleteCardsDocument = {"__meta__":{"hash":"e90b6d897c7e85f216171e990efa13b56a7cdc6f9acde49a3f33e51e9c845e06"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopDeleteCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cardIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopDeleteCardsMutation, WorkshopDeleteCardsMutationVariables>;
export const WorkshopRestoreCardsDocument = {"__meta__":{"hash":"4b63145967d930f1a4d95fabe0830ebc4c099393dd47ec2c6b32a23c6f66fb75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopRestoreCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"cardIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCard"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"createdType"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopRestoreCardsMutation, WorkshopRestoreCardsMutationVariables>;
export const WorkshopCopyCardsDocument = {"__meta__":{"hash":"c343593aec708ef1e23175f3d8cae277c2efdb5eab7f45807fe21a12253fb30c"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopCopyCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CopyCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"copyCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCard"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"createdType"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopCopyCardsMutation, WorkshopCopyCardsMutationVariables>;
export const WorkshopMoveCardsDocument = {"__meta__":{"hash":"cba28dffe5529494474836483a1fe3a9acb055bdb0df6e367edea757d7be3a49"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopMoveCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"MoveCardsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"package"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopMoveCardsMutation, WorkshopMoveCardsMutationVariables>;
export const WorkshopCreateChapterDocument = {"__meta__":{"hash":"8b9510c7d29e0fdadc77dc279cfcf51941272fec628030d69c801ea7bb7784f2"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopCreateChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}},{"kind":"Argument","name":{"kind":"Name","value":"parentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<WorkshopCreateChapterMutation, WorkshopCreateChapterMutationVariables>;
export const WorkshopRenameChapterDocument = {"__meta__":{"hash":"fd43a22afdafd4b7bb614e9187b2e26a13c97a63c36120e3a08abeb6e8d6a29f"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopRenameChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"title"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"title"},"value":{"kind":"Variable","name":{"kind":"Name","value":"title"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<WorkshopRenameChapterMutation, WorkshopRenameChapterMutationVariables>;
export const WorkshopMoveChapterDocument = {"__meta__":{"hash":"b932285868614e5c37b602b17db5c2005a773edd74964625e86e8d28dfaccf7e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopMoveChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"parentId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"beforeChapterId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"moveChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"parentId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"parentId"}}},{"kind":"Argument","name":{"kind":"Name","value":"beforeChapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"beforeChapterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopMoveChapterMutation, WorkshopMoveChapterMutationVariables>;
export const WorkshopDeleteChapterDocument = {"__meta__":{"hash":"a305022ba08ae3d6795f8201ab44803c2371099bf4a773c6167279979f037b5b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopDeleteChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deleteChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopDeleteChapterMutation, WorkshopDeleteChapterMutationVariables>;
export const WorkshopRestoreChapterDocument = {"__meta__":{"hash":"b8db00a1ea21dd0d56804bb24067f051bb312af7f0a8ac0fb8c6039620c6a353"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopRestoreChapter"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restoreChapter"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCounts"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCounts"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopRestoreChapterMutation, WorkshopRestoreChapterMutationVariables>;
export const WorkshopDefaultKindDocument = {"__meta__":{"hash":"e5a8e34748e863e4fa58647bb62bb99efa04171443c30d65ef4346f67875c697"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopDefaultKind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"kind"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageCardType"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setDefaultCardType"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"cardType"},"value":{"kind":"Variable","name":{"kind":"Name","value":"kind"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultCardType"}}]}}]}}]}}]} as unknown as DocumentNode<WorkshopDefaultKindMutation, WorkshopDefaultKindMutationVariables>;
export const WorkshopStyleDocument = {"__meta__":{"hash":"6cd35982b1d48b64d6e6ff5d519dfb9d06a1f832c0f7648e6ea1246a7e156545"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"WorkshopStyle"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"style"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyleInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"style"},"value":{"kind":"Variable","name":{"kind":"Name","value":"style"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<WorkshopStyleMutation, WorkshopStyleMutationVariables>;
export const WorkshopDocument = {"__meta__":{"hash":"0efd68892a43e869fcf0d4ea29601531beccad9ce8d528fd63da884e241e2a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Workshop"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopPackage"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopChapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"orderKey"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopPackage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"minCardsToLearn"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"defaultCardType"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopChapter"}}]}}]}}]} as unknown as DocumentNode<WorkshopQuery, WorkshopQueryVariables>;
export const WorkshopCardsDocument = {"__meta__":{"hash":"cd1a92976150e6fbb987069ce2fd5589ff1e23976009f0fc7fde01e0d27ac5f1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkshopCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterCardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterCardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterCardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"100"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"WorkshopCard"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"WorkshopCard"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Card"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"contentHash"}},{"kind":"Field","name":{"kind":"Name","value":"createdType"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}}]}}]} as unknown as DocumentNode<WorkshopCardsQuery, WorkshopCardsQueryVariables>;
export const WorkshopFindDocument = {"__meta__":{"hash":"e8720b60b173e15d17f0af19238458eff8c0b98c855538497cc4bf54b8ec42ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkshopFind"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterCardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"findCards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterCardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterCardId"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goOnAfter"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"chapterId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<WorkshopFindQuery, WorkshopFindQueryVariables>;
export const WorkshopRemovedDocument = {"__meta__":{"hash":"c0bf7f47f763eb64faf07316c43bc01b04a1575be542f97414a367991a4ff1ac"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkshopRemoved"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedParts"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"chapterId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}}]}}]}}]}}]} as unknown as DocumentNode<WorkshopRemovedQuery, WorkshopRemovedQueryVariables>;
export const WorkshopCardStatsDocument = {"__meta__":{"hash":"f8ae3bd8fbae2da4ac0cba11410b61d7df63a0bc2882283c2efa593e7d99c372"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"WorkshopCardStats"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cardIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"learnTimes"}},{"kind":"Field","name":{"kind":"Name","value":"mastery"}}]}}]}}]}}]} as unknown as DocumentNode<WorkshopCardStatsQuery, WorkshopCardStatsQueryVariables>;
export const SearchDictionaryDocument = {"__meta__":{"hash":"32e945c9ecd0f3bd9c853a7d941e0294bc5867f6966bd672575163db2aa53aa1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SearchDictionary"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"searchDictionary"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"keyword"},"value":{"kind":"Variable","name":{"kind":"Name","value":"keyword"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"spelling"}},{"kind":"Field","name":{"kind":"Name","value":"phoneticUk"}},{"kind":"Field","name":{"kind":"Name","value":"phoneticUs"}},{"kind":"Field","name":{"kind":"Name","value":"explain"}},{"kind":"Field","name":{"kind":"Name","value":"sentences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"source"}},{"kind":"Field","name":{"kind":"Name","value":"translation"}}]}}]}}]}}]} as unknown as DocumentNode<SearchDictionaryQuery, SearchDictionaryQueryVariables>;
export const SyncPreferencesDocument = {"__meta__":{"hash":"a252d72cd1b528195ff874890dad8bf0980dd4a71aefef3e46c3e5daf602096d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<SyncPreferencesMutation, SyncPreferencesMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AppInfoDocument = {"__meta__":{"hash":"446da73e14a01e7cb25182fa5c4323898ed26bab85b82348abe3e63d27242ffe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullVersion"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"production"}},{"kind":"Field","name":{"kind":"Name","value":"updateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const SetCheckInTargetDocument = {"__meta__":{"hash":"87d9ced99c7623c3f4277bba3b2c2471fb58f670c7c21efbc536bfb6905db8bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>;
export const EnergyDocument = {"__meta__":{"hash":"ecadcea85a95f2fec052c21997b1af96cf95f036227dbdecaf05505d13f95e5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<EnergyQuery, EnergyQueryVariables>;
export const ReportProblemsDocument = {"__meta__":{"hash":"3fe5f2ba9b4a1dd3a187213dbc57fe53453c9832d09d934da9238d9379347164"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportProblemsMutation, ReportProblemsMutationVariables>;
export const ClaimRegionRewardDocument = {"__meta__":{"hash":"93dd98721047f72372bc3ad6e1ed9355bca2c11d07cb89e1b68f00ec6f13f435"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimRegionReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRegionRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRegionReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>;
export const ClaimTaskRewardDocument = {"__meta__":{"hash":"d4dd31cff3a79a17c71bb36677ebcfa81813dd74e1c3e1d70a52c1a4b461dc75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimTaskReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimTaskRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>;
export function useWorkshopCreateCardMutation(options?: useMutation.Options<WorkshopCreateCardMutation, WorkshopCreateCardMutationVariables>) {
  return useMutation<WorkshopCreateCardMutation, WorkshopCreateCardMutationVariables>(WorkshopCreateCardDocument, options);
}

export function useWorkshopUpdateCardMutation(options?: useMutation.Options<WorkshopUpdateCardMutation, WorkshopUpdateCardMutationVariables>) {
  return useMutation<WorkshopUpdateCardMutation, WorkshopUpdateCardMutationVariables>(WorkshopUpdateCardDocument, options);
}

export function useWorkshopDeleteCardsMutation(options?: useMutation.Options<WorkshopDeleteCardsMutation, WorkshopDeleteCardsMutationVariables>) {
  return useMutation<WorkshopDeleteCardsMutation, WorkshopDeleteCardsMutationVariables>(WorkshopDeleteCardsDocument, options);
}

export function useWorkshopRestoreCardsMutation(options?: useMutation.Options<WorkshopRestoreCardsMutation, WorkshopRestoreCardsMutationVariables>) {
  return useMutation<WorkshopRestoreCardsMutation, WorkshopRestoreCardsMutationVariables>(WorkshopRestoreCardsDocument, options);
}

export function useWorkshopCopyCardsMutation(options?: useMutation.Options<WorkshopCopyCardsMutation, WorkshopCopyCardsMutationVariables>) {
  return useMutation<WorkshopCopyCardsMutation, WorkshopCopyCardsMutationVariables>(WorkshopCopyCardsDocument, options);
}

export function useWorkshopMoveCardsMutation(options?: useMutation.Options<WorkshopMoveCardsMutation, WorkshopMoveCardsMutationVariables>) {
  return useMutation<WorkshopMoveCardsMutation, WorkshopMoveCardsMutationVariables>(WorkshopMoveCardsDocument, options);
}

export function useWorkshopCreateChapterMutation(options?: useMutation.Options<WorkshopCreateChapterMutation, WorkshopCreateChapterMutationVariables>) {
  return useMutation<WorkshopCreateChapterMutation, WorkshopCreateChapterMutationVariables>(WorkshopCreateChapterDocument, options);
}

export function useWorkshopRenameChapterMutation(options?: useMutation.Options<WorkshopRenameChapterMutation, WorkshopRenameChapterMutationVariables>) {
  return useMutation<WorkshopRenameChapterMutation, WorkshopRenameChapterMutationVariables>(WorkshopRenameChapterDocument, options);
}

export function useWorkshopMoveChapterMutation(options?: useMutation.Options<WorkshopMoveChapterMutation, WorkshopMoveChapterMutationVariables>) {
  return useMutation<WorkshopMoveChapterMutation, WorkshopMoveChapterMutationVariables>(WorkshopMoveChapterDocument, options);
}

export function useWorkshopDeleteChapterMutation(options?: useMutation.Options<WorkshopDeleteChapterMutation, WorkshopDeleteChapterMutationVariables>) {
  return useMutation<WorkshopDeleteChapterMutation, WorkshopDeleteChapterMutationVariables>(WorkshopDeleteChapterDocument, options);
}

export function useWorkshopRestoreChapterMutation(options?: useMutation.Options<WorkshopRestoreChapterMutation, WorkshopRestoreChapterMutationVariables>) {
  return useMutation<WorkshopRestoreChapterMutation, WorkshopRestoreChapterMutationVariables>(WorkshopRestoreChapterDocument, options);
}

export function useWorkshopDefaultKindMutation(options?: useMutation.Options<WorkshopDefaultKindMutation, WorkshopDefaultKindMutationVariables>) {
  return useMutation<WorkshopDefaultKindMutation, WorkshopDefaultKindMutationVariables>(WorkshopDefaultKindDocument, options);
}

export function useWorkshopStyleMutation(options?: useMutation.Options<WorkshopStyleMutation, WorkshopStyleMutationVariables>) {
  return useMutation<WorkshopStyleMutation, WorkshopStyleMutationVariables>(WorkshopStyleDocument, options);
}

export function useWorkshopQuery(options: useQuery.Options<WorkshopQuery, WorkshopQueryVariables> | typeof skipToken) {
  return useQuery(WorkshopDocument, options);
}

export function useWorkshopLazyQuery(options?: useLazyQuery.Options<WorkshopQuery, WorkshopQueryVariables>) {
  return useLazyQuery(WorkshopDocument, options);
}

export function useWorkshopCardsQuery(options: useQuery.Options<WorkshopCardsQuery, WorkshopCardsQueryVariables> | typeof skipToken) {
  return useQuery(WorkshopCardsDocument, options);
}

export function useWorkshopCardsLazyQuery(options?: useLazyQuery.Options<WorkshopCardsQuery, WorkshopCardsQueryVariables>) {
  return useLazyQuery(WorkshopCardsDocument, options);
}

export function useWorkshopFindQuery(options: useQuery.Options<WorkshopFindQuery, WorkshopFindQueryVariables> | typeof skipToken) {
  return useQuery(WorkshopFindDocument, options);
}

export function useWorkshopFindLazyQuery(options?: useLazyQuery.Options<WorkshopFindQuery, WorkshopFindQueryVariables>) {
  return useLazyQuery(WorkshopFindDocument, options);
}

export function useWorkshopRemovedQuery(options: useQuery.Options<WorkshopRemovedQuery, WorkshopRemovedQueryVariables> | typeof skipToken) {
  return useQuery(WorkshopRemovedDocument, options);
}

export function useWorkshopRemovedLazyQuery(options?: useLazyQuery.Options<WorkshopRemovedQuery, WorkshopRemovedQueryVariables>) {
  return useLazyQuery(WorkshopRemovedDocument, options);
}

export function useWorkshopCardStatsQuery(options: useQuery.Options<WorkshopCardStatsQuery, WorkshopCardStatsQueryVariables> | typeof skipToken) {
  return useQuery(WorkshopCardStatsDocument, options);
}

export function useWorkshopCardStatsLazyQuery(options?: useLazyQuery.Options<WorkshopCardStatsQuery, WorkshopCardStatsQueryVariables>) {
  return useLazyQuery(WorkshopCardStatsDocument, options);
}

export function useSearchDictionaryQuery(options: useQuery.Options<SearchDictionaryQuery, SearchDictionaryQueryVariables> | typeof skipToken) {
  return useQuery(SearchDictionaryDocument, options);
}

export function useSearchDictionaryLazyQuery(options?: useLazyQuery.Options<SearchDictionaryQuery, SearchDictionaryQueryVariables>) {
  return useLazyQuery(SearchDictionaryDocument, options);
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
