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

/** A subject that a package belongs to. */
export type ContentTagInput = {
  /** Key of the tag, 1 and up. */
  key: number;
  /** Key of the root above it, 1 and up. */
  rootKey: number;
};

/** A new package. */
export type CreatePackageInput = {
  /** Kind of all its cards, for good; absent: mixed. */
  cardType?: PackageCardType | null | undefined;
  /** 1 to 100 characters after trimming. */
  name: string;
  /** Look of the cover; a loaf of bread where absent. */
  style?: PackageStyleInput | null | undefined;
  /** Subjects it belongs to, at most 5. */
  tags?: Array<ContentTagInput>;
};

/** NORMAL: 10 cards for energy. PASSIONATE: 20 cards without energy, for VIP. */
export type LearningMode =
  | 'NORMAL'
  | 'PASSIONATE';

/** Language of the product. */
export type Locale =
  | 'EN'
  | 'ZH';

/** Why all of a package can be learned: it is own, unlocked (or free), or VIP is valid. */
export type PackageAccess =
  | 'AUTHOR'
  | 'UNLOCK'
  | 'VIP';

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

/** What is to be changed of a package; what is absent stays. */
export type UpdatePackageInput = {
  /** 1 to 100 characters after trimming. */
  name?: string | null | undefined;
  /** Look of the cover, all of it. */
  style?: PackageStyleInput | null | undefined;
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

export type CreatePackageMutationVariables = Exact<{
  input: CreatePackageInput;
}>;


export type CreatePackageMutation = { createPackage: { id: number, name: string } };

export type EditPackageQueryVariables = Exact<{
  id: number;
}>;


export type EditPackageQuery = { package: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } };

export type UpdatePackageMutationVariables = Exact<{
  id: number;
  input: UpdatePackageInput;
}>;


export type UpdatePackageMutation = { updatePackage: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } };

export type RemovedPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type RemovedPackagesQuery = { removedPackages: { packages: Array<{ id: number, name: string, cardType: PackageCardType | null, cardCount: number, removedAt: string, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } }> } };

export type ShelfBag_PackageFragment = { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } };

export type ShelfScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ShelfScreenQuery = { shelf: { packages: Array<{ id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } }> } };

export type StarterPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type StarterPackagesQuery = { recommendedPackages: { offset: number, limit: number, total: number, packages: Array<{ id: number, hashId: string, name: string, description: string, cardType: PackageCardType | null, cardCount: number, addedShelf: boolean, author: { id: number, nickname: string }, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } }> } };

export type StarterCard_PackageFragment = { id: number, hashId: string, name: string, description: string, cardType: PackageCardType | null, cardCount: number, addedShelf: boolean, author: { id: number, nickname: string }, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } };

export type AddToShelfMutationVariables = Exact<{
  packageId: number;
}>;


export type AddToShelfMutation = { addToShelf: { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } };

export type RemoveFromShelfMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFromShelfMutation = { removeFromShelf: boolean };

export type DeletePackageMutationVariables = Exact<{
  id: number;
}>;


export type DeletePackageMutation = { deletePackage: boolean };

export type RestorePackageMutationVariables = Exact<{
  id: number;
}>;


export type RestorePackageMutation = { restorePackage: { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string>, icon: { type: PackageIconType, content: string } } } };

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
export const ShelfBag_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<ShelfBag_PackageFragment, unknown>;
export const StarterCard_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StarterCard_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hashId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<StarterCard_PackageFragment, unknown>;
export const Energy_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<Energy_StateFragment, unknown>;
export const Preferences_StoredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Preferences_StoredFragment, unknown>;
export const Login_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<Login_ResultFragment, unknown>;
export const StartedUnit_UnitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"challengeIndex"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}}]} as unknown as DocumentNode<StartedUnit_UnitFragment, unknown>;
export const TaskRow_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TaskRow_TaskFragment, unknown>;
export const CreatePackageDocument = {"__meta__":{"hash":"b2c575e4c49448b9a98493cce49efc657982d40291ed680c14cd8fd09c6ba704"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CreatePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"CreatePackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<CreatePackageMutation, CreatePackageMutationVariables>;
export const EditPackageDocument = {"__meta__":{"hash":"1db0bb34d7b2ac9651dae8872f52832238e063f3e8c3d0b1fb9c1ca112398392"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EditPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<EditPackageQuery, EditPackageQueryVariables>;
export const UpdatePackageDocument = {"__meta__":{"hash":"b3466ec3eb42b105a52ef1d1aa1ac8d32603f90a7d43ac37c7281a60dbf244b1"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdatePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePackageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}},{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<UpdatePackageMutation, UpdatePackageMutationVariables>;
export const RemovedPackagesDocument = {"__meta__":{"hash":"2f8c06c45373b3da12735e0c55ca79c2815cdf102a7ec320335154c41e67d714"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RemovedPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removedPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"removedAt"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<RemovedPackagesQuery, RemovedPackagesQueryVariables>;
export const ShelfScreenDocument = {"__meta__":{"hash":"c3fcf824f014a9ae5d181e28d4a9b3df33e2999b49efb154197df7f2d487086b"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShelfScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShelfBag_package"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<ShelfScreenQuery, ShelfScreenQueryVariables>;
export const StarterPackagesDocument = {"__meta__":{"hash":"a8ceb797a48fb8bcd40c556646cea9427fa29dd05470f2a3570b89383d41c7c3"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StarterPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedPackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StarterCard_package"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StarterCard_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hashId"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"author"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<StarterPackagesQuery, StarterPackagesQueryVariables>;
export const AddToShelfDocument = {"__meta__":{"hash":"97a560b42d7a1f64fdf8f6e13c53bed7260274c53602747d9c711a5004550785"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToShelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToShelf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShelfBag_package"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<AddToShelfMutation, AddToShelfMutationVariables>;
export const RemoveFromShelfDocument = {"__meta__":{"hash":"161b5793af68cb6d8b278341696a3c06cbbc330cc8a7085d0cb692405d2ff365"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromShelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromShelf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveFromShelfMutation, RemoveFromShelfMutationVariables>;
export const DeletePackageDocument = {"__meta__":{"hash":"7a1af306945b12d8c6d2859c38d2d324a506fc7406d7b3df96072ba8dad77740"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DeletePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deletePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<DeletePackageMutation, DeletePackageMutationVariables>;
export const RestorePackageDocument = {"__meta__":{"hash":"264aa215bb7faa9a89cc77178053a02aa3ad286651eda179c6e814e766315b79"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RestorePackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"restorePackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShelfBag_package"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"icon"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}},{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<RestorePackageMutation, RestorePackageMutationVariables>;
export const SyncPreferencesDocument = {"__meta__":{"hash":"a252d72cd1b528195ff874890dad8bf0980dd4a71aefef3e46c3e5daf602096d"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}},{"kind":"Field","name":{"kind":"Name","value":"cardDetailOn"}}]}}]} as unknown as DocumentNode<SyncPreferencesMutation, SyncPreferencesMutationVariables>;
export const LogoutDocument = {"__meta__":{"hash":"d33294c28ffdaff741dcadc2dba75b4013cdc29cd5f9e8f61d3ac85d57868a04"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AppInfoDocument = {"__meta__":{"hash":"446da73e14a01e7cb25182fa5c4323898ed26bab85b82348abe3e63d27242ffe"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullVersion"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"production"}},{"kind":"Field","name":{"kind":"Name","value":"updateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const SetCheckInTargetDocument = {"__meta__":{"hash":"87d9ced99c7623c3f4277bba3b2c2471fb58f670c7c21efbc536bfb6905db8bc"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>;
export const EnergyDocument = {"__meta__":{"hash":"ecadcea85a95f2fec052c21997b1af96cf95f036227dbdecaf05505d13f95e5e"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<EnergyQuery, EnergyQueryVariables>;
export const ReportProblemsDocument = {"__meta__":{"hash":"3fe5f2ba9b4a1dd3a187213dbc57fe53453c9832d09d934da9238d9379347164"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportProblems"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportProblemsInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportProblems"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ReportProblemsMutation, ReportProblemsMutationVariables>;
export const ClaimRegionRewardDocument = {"__meta__":{"hash":"93dd98721047f72372bc3ad6e1ed9355bca2c11d07cb89e1b68f00ec6f13f435"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimRegionReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimRegionRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimRegionReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimRegionRewardMutation, ClaimRegionRewardMutationVariables>;
export const ClaimTaskRewardDocument = {"__meta__":{"hash":"d4dd31cff3a79a17c71bb36677ebcfa81813dd74e1c3e1d70a52c1a4b461dc75"},"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimTaskReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimTaskRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>;
export function useCreatePackageMutation(options?: useMutation.Options<CreatePackageMutation, CreatePackageMutationVariables>) {
  return useMutation<CreatePackageMutation, CreatePackageMutationVariables>(CreatePackageDocument, options);
}

export function useEditPackageQuery(options: useQuery.Options<EditPackageQuery, EditPackageQueryVariables> | typeof skipToken) {
  return useQuery(EditPackageDocument, options);
}

export function useEditPackageLazyQuery(options?: useLazyQuery.Options<EditPackageQuery, EditPackageQueryVariables>) {
  return useLazyQuery(EditPackageDocument, options);
}

export function useUpdatePackageMutation(options?: useMutation.Options<UpdatePackageMutation, UpdatePackageMutationVariables>) {
  return useMutation<UpdatePackageMutation, UpdatePackageMutationVariables>(UpdatePackageDocument, options);
}

export function useRemovedPackagesQuery(options?: useQuery.Options<RemovedPackagesQuery, RemovedPackagesQueryVariables> | typeof skipToken) {
  return useQuery(RemovedPackagesDocument, options ?? {});
}

export function useRemovedPackagesLazyQuery(options?: useLazyQuery.Options<RemovedPackagesQuery, RemovedPackagesQueryVariables>) {
  return useLazyQuery(RemovedPackagesDocument, options);
}

export function useShelfScreenQuery(options?: useQuery.Options<ShelfScreenQuery, ShelfScreenQueryVariables> | typeof skipToken) {
  return useQuery(ShelfScreenDocument, options ?? {});
}

export function useShelfScreenLazyQuery(options?: useLazyQuery.Options<ShelfScreenQuery, ShelfScreenQueryVariables>) {
  return useLazyQuery(ShelfScreenDocument, options);
}

export function useStarterPackagesQuery(options?: useQuery.Options<StarterPackagesQuery, StarterPackagesQueryVariables> | typeof skipToken) {
  return useQuery(StarterPackagesDocument, options ?? {});
}

export function useStarterPackagesLazyQuery(options?: useLazyQuery.Options<StarterPackagesQuery, StarterPackagesQueryVariables>) {
  return useLazyQuery(StarterPackagesDocument, options);
}

export function useAddToShelfMutation(options?: useMutation.Options<AddToShelfMutation, AddToShelfMutationVariables>) {
  return useMutation<AddToShelfMutation, AddToShelfMutationVariables>(AddToShelfDocument, options);
}

export function useRemoveFromShelfMutation(options?: useMutation.Options<RemoveFromShelfMutation, RemoveFromShelfMutationVariables>) {
  return useMutation<RemoveFromShelfMutation, RemoveFromShelfMutationVariables>(RemoveFromShelfDocument, options);
}

export function useDeletePackageMutation(options?: useMutation.Options<DeletePackageMutation, DeletePackageMutationVariables>) {
  return useMutation<DeletePackageMutation, DeletePackageMutationVariables>(DeletePackageDocument, options);
}

export function useRestorePackageMutation(options?: useMutation.Options<RestorePackageMutation, RestorePackageMutationVariables>) {
  return useMutation<RestorePackageMutation, RestorePackageMutationVariables>(RestorePackageDocument, options);
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
