/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import { skipToken, useLazyQuery, useMutation, useQuery } from '@apollo/client/react';
import type { TypedDocumentNode as DocumentNode } from '@graphql-typed-document-node/core';
/** The e-mail and password that a guest account gets. */
export type BindEmailInput = {
  /** Six digits from the mail. */
  code: string;
  /** ASCII e-mail address of at most 254 characters. */
  email: string;
  /** 8 to 128 characters. */
  password: string;
};

/** Time spent on one card. */
export type CardDurationInput = {
  /** A card of the unit. */
  cardId: number;
  /** Seconds, 0 to 180; 0 for a card that could not be shown. */
  seconds: number;
};

/** What happened on one card. */
export type CardEventsInput = {
  /** A card of the unit. */
  cardId: number;
  /** In order, at most 200; none for a card that could not be shown. */
  events: Array<LearnEventInput>;
};

/** How often one card was asked. */
export type CardLearnTimesInput = {
  /** A card of the unit. */
  cardId: number;
  /** Attempts that ended, without the pairs of the match: 2 or 3; 0 for a card that could not be shown. */
  times: number;
};

/** Whether the caller meets a card or repeats it. */
export type CardStatus =
  | 'DEBUT'
  | 'REVIEW';

/** What made a check-in: completing a unit. */
export type CheckInType =
  | 'LEARN';

/** Which reward is claimed. */
export type ClaimTaskRewardInput = {
  /** Number of the task, 1 to 999. */
  taskNo: number;
  type: TaskType;
};

/** What an e-mail code is for; it is good for nothing else. */
export type CodeScene =
  | 'BIND_EMAIL'
  | 'LOGIN'
  | 'REGISTER'
  | 'RESET_PASSWORD';

/** Which bread to buy. */
export type ExchangeEnergyInput = {
  /** One of `energyExchanges`. */
  configId: number;
};

/** A learning stage that is picked. */
export type IdentityTagInput = {
  /** Key of the tag tree, 1 to 999. */
  key: number;
  /** 1 to 50 characters; with key 5 only. */
  text?: string | null | undefined;
};

/** One thing that happened on a card. */
export type LearnEventInput = {
  /** Instant by the device's clock; only differences count. */
  at: string;
  /** Milliseconds since the frame was shown, 0 to 86,400,000. */
  durationMs?: number | null | undefined;
  /** Face the card was asked with, at most 40 characters. */
  face?: string | null | undefined;
  /** What happened. */
  type: LearnEventType;
};

/** WRONG: a wrong answer. CORRECT: passed. TIP: help was shown. LAPSE: said not to remember. */
export type LearnEventType =
  | 'CORRECT'
  | 'LAPSE'
  | 'TIP'
  | 'WRONG';

/** NORMAL: 10 cards for energy. PASSIONATE: 20 cards without energy, for VIP. */
export type LearningMode =
  | 'NORMAL'
  | 'PASSIONATE';

/** Language of the product. */
export type Locale =
  | 'EN'
  | 'ZH';

/** Exactly one of password and code. */
export type LoginInput = {
  /** Six digits from the mail. */
  code?: string | null | undefined;
  /** ASCII e-mail address of at most 254 characters. */
  email: string;
  /** At most 128 characters. */
  password?: string | null | undefined;
};

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

/** A new account. */
export type RegisterInput = {
  /** Six digits from the mail. */
  code: string;
  /** ASCII e-mail address of at most 254 characters. */
  email: string;
  /** 8 to 128 characters. */
  password: string;
};

/** A unit that is given up. */
export type ReportUnitCancelInput = {
  /** What happened until then; empty where nothing was answered. */
  learnEvents: Array<CardEventsInput>;
  /** The unit. */
  unitId: number;
};

/** A unit that was learned to its end. */
export type ReportUnitCompleteInput = {
  /** Blood left after a challenge, 0 to 1; a stage has none. */
  blood?: number | null | undefined;
  /** One entry for each card of the unit. */
  cardDurations: Array<CardDurationInput>;
  /** One entry for each card of the unit. */
  cardLearnTimes: Array<CardLearnTimesInput>;
  /** Longest combo, at most the number of answers without a mistake, of which the match is one. Where the events give a shorter one, that one counts. */
  comboCount: number;
  /** One entry for each card of the unit. */
  learnEvents: Array<CardEventsInput>;
  /** The unit. */
  unitId: number;
};

/** A new password for an account. */
export type ResetPasswordInput = {
  /** Six digits from the mail. */
  code: string;
  /** ASCII e-mail address of at most 254 characters. */
  email: string;
  /** 8 to 128 characters. */
  password: string;
};

/** What a task grants. */
export type RewardType =
  | 'DIAMOND';

/** Where a code goes and what for. */
export type SendEmailCodeInput = {
  /** At most 2048 characters; no captcha is asked for, so it is not read. */
  captchaToken?: string | null | undefined;
  /** ASCII e-mail address of at most 254 characters. */
  email: string;
  scene: CodeScene;
};

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
  locale?: Locale | null | undefined;
  /** Start stages in passionate mode while VIP is valid. */
  passionateModeOn?: boolean | null | undefined;
  /** Show motion as fades only. */
  reduceMotion?: boolean | null | undefined;
  /** Sounds of the session. */
  soundFeedbackOn?: boolean | null | undefined;
  theme?: Theme | null | undefined;
  /** Vibration of the session. */
  vibrateFeedbackOn?: boolean | null | undefined;
};

/** What a person may change of the account. */
export type UpdateUserInput = {
  /** 2 to 10 characters after trimming and NFC, all of them seen, without punctuation. */
  nickname: string;
};

export type MainNavQueryVariables = Exact<{ [key: string]: never; }>;


export type MainNavQuery = { unclaimedTaskCount: number };

export type KeptAccountQueryVariables = Exact<{ [key: string]: never; }>;


export type KeptAccountQuery = { currentUser: { id: number, identityTags: Array<{ key: number }> } };

export type AtlasHeaderQueryVariables = Exact<{ [key: string]: never; }>;


export type AtlasHeaderQuery = { currentUser: { id: number, mascotId: number }, checkIn: { todayCheckIn: boolean, continuousDays: number }, assets: { diamond: number, exp: number } };

export type AtlasQueryVariables = Exact<{
  offset: number;
  limit: number;
}>;


export type AtlasQuery = { atlasStages: { activeLevel: number, total: number, offset: number, limit: number, stages: Array<{ level: number, completedAt: string | null, stageId: number | null, pkgInfo: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string> } } | null }> } };

export type CheckInWeekQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type CheckInWeekQuery = { checkIn: { continuousDays: number, todayCheckIn: boolean, target: number | null }, checkInStats: Array<{ date: string, type: CheckInType | null }> };

export type LevelReviewQueryVariables = Exact<{
  id: number;
}>;


export type LevelReviewQuery = { stageLookBack: { stageId: number, level: number, completedAt: string | null, star: number, grade: StageGrade, pkgInfo: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string> } }, cards: Array<{ cardId: number, content: string, lookBackStatus: StageGrade | null }> } };

export type LevelStop_StageFragment = { level: number, completedAt: string | null, stageId: number | null, pkgInfo: { id: number, name: string, style: { themeColor: string, packageNameTags: Array<string> } } | null };

export type PackagePickerQueryVariables = Exact<{
  stageLevel: number;
}>;


export type PackagePickerQuery = { stagePreparation: { stageLevel: number, requiredEnergy: number, passionateRequiredEnergy: number, packageList: { packages: Array<{ id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, style: { themeColor: string, packageNameTags: Array<string> } }> }, expMap: Array<{ packageId: number, exp: number }>, passionateExpMap: Array<{ packageId: number, exp: number }> }, vip: { expireAt: string | null }, currentUser: { id: number, flag: { freeEnergyUsed: boolean } } };

export type StartStageMutationVariables = Exact<{
  input: StartStageInput;
}>;


export type StartStageMutation = { startStage: { unitId: number, stageId: number, level: number, packageId: number, mode: LearningMode, startedAt: string, energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number }, schedules: Array<{ cardId: number, cardStatus: CardStatus, content: string, r: number, authorId: number, lookBackStatus: StageGrade | null }> } };

export type PackageTile_PackageFragment = { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, style: { themeColor: string, packageNameTags: Array<string> } };

export type ReviewRow_CardFragment = { cardId: number, content: string, lookBackStatus: StageGrade | null };

export type StudyStatsQueryVariables = Exact<{ [key: string]: never; }>;


export type StudyStatsQuery = { statsOverview: { stageCount: number, exp: number, accumulatedCheckInDays: number, maxCheckInCtDays: number } };

export type BindEmailScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type BindEmailScreenQuery = { currentUser: { id: number, email: string | null } };

export type BindEmailMutationVariables = Exact<{
  input: BindEmailInput;
}>;


export type BindEmailMutation = { bindEmail: { id: number, email: string | null, guest: boolean } };

export type SendEmailCodeMutationVariables = Exact<{
  input: SendEmailCodeInput;
}>;


export type SendEmailCodeMutation = { sendEmailCode: { freezeSeconds: number } };

export type GuestLoginMutationVariables = Exact<{ [key: string]: never; }>;


export type GuestLoginMutation = { guestLogin: { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } } };

export type LoginMutationVariables = Exact<{
  input: LoginInput;
}>;


export type LoginMutation = { login: { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } } };

export type RegisterMutationVariables = Exact<{
  input: RegisterInput;
}>;


export type RegisterMutation = { register: { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } } };

export type ResetPasswordMutationVariables = Exact<{
  input: ResetPasswordInput;
}>;


export type ResetPasswordMutation = { resetPassword: boolean };

export type DebugCheckInMutationVariables = Exact<{
  dates: Array<string> | string;
}>;


export type DebugCheckInMutation = { debugCheckIn: { accumulatedDays: number, maxContinuousDays: number } };

export type DebugLoginMutationVariables = Exact<{
  account: string;
}>;


export type DebugLoginMutation = { debugLogin: { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } } };

export type DebugLoginGuestMutationVariables = Exact<{ [key: string]: never; }>;


export type DebugLoginGuestMutation = { debugLoginGuest: { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } } };

export type DebugUnitsQueryVariables = Exact<{ [key: string]: never; }>;


export type DebugUnitsQuery = { debugUnits: { units: Array<{ id: number, createdAt: string, completedAt: string | null, cancelledAt: string | null }> } };

export type DebugUnitLogsQueryVariables = Exact<{
  id: number;
}>;


export type DebugUnitLogsQuery = { debugUnitLogs: { learnLogs: Array<{ cardId: number, createdAt: string, detail: { rateType: string | null, events: Array<{ type: LearnEventType, at: string, face: string | null }> } }> } };

export type CheckInPopupQueryVariables = Exact<{
  startDate: string;
  endDate: string;
}>;


export type CheckInPopupQuery = { checkIn: { continuousDays: number, accumulatedDays: number, maxContinuousDays: number, todayCheckIn: boolean, target: number | null }, checkInStats: Array<{ date: string, type: CheckInType | null }> };

export type MarkCheckInPoppedMutationVariables = Exact<{ [key: string]: never; }>;


export type MarkCheckInPoppedMutation = { markCheckInPopped: boolean };

export type SetCheckInTargetMutationVariables = Exact<{
  days: number;
}>;


export type SetCheckInTargetMutation = { setCheckInTarget: { id: number, checkInTarget: number | null } };

export type DailyTasks_TaskFragment = { taskNo: number, title: string, goalType: TaskGoalType, progress: number, total: number, rewardClaimed: boolean, rewards: Array<{ type: RewardType, value: number }> };

export type DailyTasks_BoardFragment = { lastStats: Array<{ goalType: TaskGoalType, value: number }>, tasks: Array<{ taskNo: number, title: string, goalType: TaskGoalType, progress: number, total: number, rewardClaimed: boolean, rewards: Array<{ type: RewardType, value: number }> }> };

export type ClaimDailyTaskMutationVariables = Exact<{
  taskNo: number;
}>;


export type ClaimDailyTaskMutation = { claimTaskReward: { count: number, assets: { diamond: number, exp: number } } };

export type EndFlow_CompletionFragment = { mode: LearningMode, stats: { checkInPopped: boolean, unitId: number, level: number, star: number, exp: number, comboExp: number, comboCount: number, debutCount: number, reviewCount: number, duration: number }, masteryChanges: Array<{ cardId: number, oldMastery: number, newMastery: number }>, dailyTaskResponse: { lastStats: Array<{ goalType: TaskGoalType, value: number }>, tasks: Array<{ taskNo: number, title: string, goalType: TaskGoalType, progress: number, total: number, rewardClaimed: boolean, rewards: Array<{ type: RewardType, value: number }> }> } };

export type LessonEnd_StatsFragment = { unitId: number, level: number, star: number, exp: number, comboExp: number, comboCount: number, debutCount: number, reviewCount: number, duration: number };

export type MasteryReview_ChangeFragment = { cardId: number, oldMastery: number, newMastery: number };

export type BreadOffers_OffersFragment = { energyExchanges: Array<{ configId: number, energy: number, fillsUp: boolean, diamond: number }>, energyLimitExchange: { addedEnergyLimit: number, maxEnergyLimitCapacity: number, diamondExchange: { diamond: number, energyLimit: number } | null } };

export type BuyBreadMutationVariables = Exact<{
  input: ExchangeEnergyInput;
}>;


export type BuyBreadMutation = { exchangeEnergy: { energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number }, assets: { diamond: number, exp: number } } };

export type RaiseBreadLimitMutationVariables = Exact<{ [key: string]: never; }>;


export type RaiseBreadLimitMutation = { exchangeEnergyLimit: { energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number }, assets: { diamond: number, exp: number } } };

export type DiamondDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type DiamondDialogQuery = { unclaimedTaskCount: number, assets: { diamond: number, exp: number } };

export type EnergyDialogQueryVariables = Exact<{ [key: string]: never; }>;


export type EnergyDialogQuery = { currentUser: { id: number, flag: { freeEnergyUsed: boolean } }, assets: { diamond: number, exp: number }, energyExchanges: Array<{ configId: number, energy: number, fillsUp: boolean, diamond: number }>, energyLimitExchange: { addedEnergyLimit: number, maxEnergyLimitCapacity: number, diamondExchange: { diamond: number, energyLimit: number } | null } };

export type ClaimFreeEnergyMutationVariables = Exact<{ [key: string]: never; }>;


export type ClaimFreeEnergyMutation = { claimFreeEnergy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number } };

export type LatestUnitQueryVariables = Exact<{ [key: string]: never; }>;


export type LatestUnitQuery = { latestUnit: { unitId: number, stageId: number, level: number, packageId: number, mode: LearningMode, startedAt: string, schedules: Array<{ cardId: number, cardStatus: CardStatus, content: string, r: number, authorId: number }> } | null };

export type ReportUnitCompleteMutationVariables = Exact<{
  input: ReportUnitCompleteInput;
}>;


export type ReportUnitCompleteMutation = { reportUnitComplete: { mode: LearningMode, stats: { checkInPopped: boolean, unitId: number, level: number, star: number, exp: number, comboExp: number, comboCount: number, debutCount: number, reviewCount: number, duration: number }, masteryChanges: Array<{ cardId: number, oldMastery: number, newMastery: number }>, dailyTaskResponse: { lastStats: Array<{ goalType: TaskGoalType, value: number }>, tasks: Array<{ taskNo: number, title: string, goalType: TaskGoalType, progress: number, total: number, rewardClaimed: boolean, rewards: Array<{ type: RewardType, value: number }> }> } } };

export type ReportUnitCancelMutationVariables = Exact<{
  input: ReportUnitCancelInput;
}>;


export type ReportUnitCancelMutation = { reportUnitCancel: { unitId: number, energyReturned: number, energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number } } };

export type MineScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type MineScreenQuery = { currentUser: { id: number, nickname: string, avatar: string | null, mascotId: number, guest: boolean, createdAt: string }, statsOverview: { stageCount: number, exp: number, accumulatedCheckInDays: number, maxCheckInCtDays: number } };

export type IdentityBranch_TagFragment = { key: number, name: string, children: Array<{ key: number, name: string }> };

export type IdentityStepQueryVariables = Exact<{ [key: string]: never; }>;


export type IdentityStepQuery = { identityTags: Array<{ key: number, name: string, children: Array<{ key: number, name: string }> }>, userTags: { identityTags: Array<{ key: number, text: string | null }> } };

export type SetIdentityTagsMutationVariables = Exact<{
  identityTags: Array<IdentityTagInput> | IdentityTagInput;
}>;


export type SetIdentityTagsMutation = { setIdentityTags: { id: number, identityTags: Array<{ key: number, name: string, text: string | null }> } };

export type TargetStepQueryVariables = Exact<{ [key: string]: never; }>;


export type TargetStepQuery = { userTags: { checkInTarget: number | null } };

export type CardMasteryQueryVariables = Exact<{
  cardIds: Array<number> | number;
}>;


export type CardMasteryQuery = { cardStats: { cardStats: Array<{ cardId: number, learnTimes: number, mastery: number }> } };

export type ChapterCardsQueryVariables = Exact<{
  packageId: number;
  chapterId: number;
  afterCardId?: number | null | undefined;
}>;


export type ChapterCardsQuery = { cards: { hasMore: boolean, cards: Array<{ id: number, content: string }> } };

export type ChapterTree_ChapterFragment = { id: number, title: string, parentId: number | null, cardCount: number };

export type PackageBanner_PackageFragment = { id: number, name: string, description: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, style: { themeColor: string, packageNameTags: Array<string> } };

export type PackageScreenQueryVariables = Exact<{
  id: number;
}>;


export type PackageScreenQuery = { package: { id: number, name: string, description: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, chapters: Array<{ id: number, title: string, parentId: number | null, cardCount: number }>, style: { themeColor: string, packageNameTags: Array<string> } } };

export type PublicActions_PackageFragment = { id: number, hashId: string, addedShelf: boolean, isOwn: boolean };

export type AddPublicPackageMutationVariables = Exact<{
  packageId: number;
}>;


export type AddPublicPackageMutation = { addToShelf: { id: number, shelf: { addedShelfAt: string } | null } };

export type PublicBanner_PackageFragment = { id: number, name: string, cardType: PackageCardType | null, cardCount: number, updatedAt: string, authorInfo: { id: number, nickname: string, avatar: string | null, mascotId: number }, style: { themeColor: string, packageNameTags: Array<string> } };

export type PublicPackageQueryVariables = Exact<{
  hashId: string;
}>;


export type PublicPackageQuery = { publicPackage: { id: number, description: string, name: string, cardType: PackageCardType | null, cardCount: number, updatedAt: string, hashId: string, addedShelf: boolean, isOwn: boolean, authorInfo: { id: number, nickname: string, avatar: string | null, mascotId: number }, style: { themeColor: string, packageNameTags: Array<string> } }, publicPackagePreview: { cardResponses: Array<{ content: string }> } };

export type RankScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type RankScreenQuery = { statsOverview: { stageCount: number, exp: number } };

export type RewardScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type RewardScreenQuery = { assets: { diamond: number, exp: number }, tasks: { daily: { deadline: string | null, tasks: Array<{ taskNo: number, goalType: TaskGoalType, total: number, progress: number, dailyTaskRequire: number | null, rewardClaimed: boolean, title: string, rewards: Array<{ type: RewardType, value: number }> }> }, weekly: { deadline: string | null, completedDailyTaskCount: number | null, tasks: Array<{ taskNo: number, goalType: TaskGoalType, total: number, progress: number, dailyTaskRequire: number | null, rewardClaimed: boolean, title: string, rewards: Array<{ type: RewardType, value: number }> }> }, newbie: { tasks: Array<{ taskNo: number, goalType: TaskGoalType, total: number, progress: number, dailyTaskRequire: number | null, rewardClaimed: boolean, title: string, rewards: Array<{ type: RewardType, value: number }> }> } } };

export type TaskRow_TaskFragment = { taskNo: number, goalType: TaskGoalType, total: number, progress: number, dailyTaskRequire: number | null, rewardClaimed: boolean, title: string, rewards: Array<{ type: RewardType, value: number }> };

export type TodayRewardsQueryVariables = Exact<{ [key: string]: never; }>;


export type TodayRewardsQuery = { tasks: { daily: { deadline: string | null, tasks: Array<{ taskNo: number, goalType: TaskGoalType, total: number, progress: number, dailyTaskRequire: number | null, rewardClaimed: boolean, title: string, rewards: Array<{ type: RewardType, value: number }> }> } } };

export type ClaimTaskRewardMutationVariables = Exact<{
  input: ClaimTaskRewardInput;
}>;


export type ClaimTaskRewardMutation = { claimTaskReward: { count: number, assets: { diamond: number, exp: number } } };

export type AccountList_UserFragment = { id: number, email: string | null, guest: boolean, identityTags: Array<{ key: number, name: string, text: string | null }> };

export type NicknameForm_UserFragment = { id: number, nickname: string, avatar: string | null, mascotId: number };

export type UpdateNicknameMutationVariables = Exact<{
  input: UpdateUserInput;
}>;


export type UpdateNicknameMutation = { updateUser: { id: number, nickname: string } };

export type SettingsScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type SettingsScreenQuery = { currentUser: { id: number, nickname: string, avatar: string | null, mascotId: number, email: string | null, guest: boolean, identityTags: Array<{ key: number, name: string, text: string | null }> } };

export type ShelfBag_PackageFragment = { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string> } };

export type ShelfScreenQueryVariables = Exact<{ [key: string]: never; }>;


export type ShelfScreenQuery = { shelf: { packages: Array<{ id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string> } }> } };

export type StarterPackagesQueryVariables = Exact<{ [key: string]: never; }>;


export type StarterPackagesQuery = { recommendedPackages: { offset: number, limit: number, total: number, packages: Array<{ id: number, hashId: string, title: string, description: string, cardType: PackageCardType | null, cardCount: number, addedShelf: boolean, authorInfo: { id: number, nickname: string }, style: { themeColor: string, packageNameTags: Array<string> } }> } };

export type StarterCard_PackageFragment = { id: number, hashId: string, title: string, description: string, cardType: PackageCardType | null, cardCount: number, addedShelf: boolean, authorInfo: { id: number, nickname: string }, style: { themeColor: string, packageNameTags: Array<string> } };

export type AddToShelfMutationVariables = Exact<{
  packageId: number;
}>;


export type AddToShelfMutation = { addToShelf: { id: number, name: string, cardType: PackageCardType | null, cardCount: number, cardCountLearned: number, packageAccess: PackageAccess | null, owned: { createdAt: string } | null, shelf: { addedShelfAt: string } | null, trailStatus: { trailCount: number, trailLimit: number }, style: { themeColor: string, packageNameTags: Array<string> } } };

export type RemoveFromShelfMutationVariables = Exact<{
  id: number;
}>;


export type RemoveFromShelfMutation = { removeFromShelf: boolean };

export type CancelTerminationMutationVariables = Exact<{ [key: string]: never; }>;


export type CancelTerminationMutation = { cancelTermination: boolean };

export type ApplyTerminationMutationVariables = Exact<{ [key: string]: never; }>;


export type ApplyTerminationMutation = { applyTermination: { willTerminateAt: string } };

export type SyncPreferencesMutationVariables = Exact<{
  input: UpdatePreferencesInput;
}>;


export type SyncPreferencesMutation = { updatePreferences: { id: number, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } };

export type LogoutMutationVariables = Exact<{ [key: string]: never; }>;


export type LogoutMutation = { logout: boolean };

export type AppInfoQueryVariables = Exact<{ [key: string]: never; }>;


export type AppInfoQuery = { appInfo: { fullVersion: string, feedbackUrl: string, production: boolean, updateConfig: { latestVersion: string, minVersion: string } } };

export type Energy_StateFragment = { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number };

export type EnergyQueryVariables = Exact<{ [key: string]: never; }>;


export type EnergyQuery = { energy: { currentEnergy: number, energyLimit: number, nextTickAt: string | null, recoverInterval: number } };

export type Login_ResultFragment = { token: string, user: { id: number, guest: boolean, terminationResponse: { willTerminateAt: string } | null, identityTags: Array<{ key: number }>, preferences: { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean } } };

export type PackageLook_StyleFragment = { themeColor: string, packageNameTags: Array<string> };

export type Preferences_StoredFragment = { locale: Locale, theme: Theme, soundFeedbackOn: boolean, vibrateFeedbackOn: boolean, reduceMotion: boolean, passionateModeOn: boolean };

export type StartedUnit_UnitFragment = { unitId: number, stageId: number, level: number, packageId: number, mode: LearningMode, startedAt: string, schedules: Array<{ cardId: number, cardStatus: CardStatus, content: string, r: number, authorId: number, lookBackStatus: StageGrade | null }> };

export const PackageLook_StyleFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageLook_StyleFragment, unknown>;
export const LevelStop_StageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelStop_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AtlasStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"pkgInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<LevelStop_StageFragment, unknown>;
export const PackageTile_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageTile_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageTile_PackageFragment, unknown>;
export const ReviewRow_CardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]} as unknown as DocumentNode<ReviewRow_CardFragment, unknown>;
export const LessonEnd_StatsFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonEnd_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"comboExp"}},{"kind":"Field","name":{"kind":"Name","value":"comboCount"}},{"kind":"Field","name":{"kind":"Name","value":"debutCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}}]} as unknown as DocumentNode<LessonEnd_StatsFragment, unknown>;
export const MasteryReview_ChangeFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasteryReview_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MasteryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"oldMastery"}},{"kind":"Field","name":{"kind":"Name","value":"newMastery"}}]}}]} as unknown as DocumentNode<MasteryReview_ChangeFragment, unknown>;
export const DailyTasks_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<DailyTasks_TaskFragment, unknown>;
export const DailyTasks_BoardFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskResponse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyTasks_task"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<DailyTasks_BoardFragment, unknown>;
export const EndFlow_CompletionFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndFlow_completion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitCompletion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonEnd_stats"}},{"kind":"Field","name":{"kind":"Name","value":"checkInPopped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"masteryChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MasteryReview_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyTasks_board"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonEnd_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"comboExp"}},{"kind":"Field","name":{"kind":"Name","value":"comboCount"}},{"kind":"Field","name":{"kind":"Name","value":"debutCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasteryReview_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MasteryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"oldMastery"}},{"kind":"Field","name":{"kind":"Name","value":"newMastery"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskResponse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyTasks_task"}}]}}]}}]} as unknown as DocumentNode<EndFlow_CompletionFragment, unknown>;
export const BreadOffers_OffersFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreadOffers_offers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energyExchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configId"}},{"kind":"Field","name":{"kind":"Name","value":"energy"}},{"kind":"Field","name":{"kind":"Name","value":"fillsUp"}},{"kind":"Field","name":{"kind":"Name","value":"diamond"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyLimitExchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedEnergyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"maxEnergyLimitCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"diamondExchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}}]}}]}}]}}]} as unknown as DocumentNode<BreadOffers_OffersFragment, unknown>;
export const IdentityBranch_TagFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityBranch_tag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<IdentityBranch_TagFragment, unknown>;
export const ChapterTree_ChapterFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChapterTree_chapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<ChapterTree_ChapterFragment, unknown>;
export const PackageBanner_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageBanner_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PackageBanner_PackageFragment, unknown>;
export const PublicActions_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicActions_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hashId"}},{"kind":"Field","name":{"kind":"Name","value":"addedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<PublicActions_PackageFragment, unknown>;
export const PublicBanner_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicBanner_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<PublicBanner_PackageFragment, unknown>;
export const TaskRow_TaskFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TaskRow_TaskFragment, unknown>;
export const AccountList_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountList_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<AccountList_UserFragment, unknown>;
export const NicknameForm_UserFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NicknameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}}]}}]} as unknown as DocumentNode<NicknameForm_UserFragment, unknown>;
export const ShelfBag_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<ShelfBag_PackageFragment, unknown>;
export const StarterCard_PackageFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StarterCard_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hashId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"authorInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}}]} as unknown as DocumentNode<StarterCard_PackageFragment, unknown>;
export const Energy_StateFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<Energy_StateFragment, unknown>;
export const Preferences_StoredFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}}]} as unknown as DocumentNode<Preferences_StoredFragment, unknown>;
export const Login_ResultFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}}]} as unknown as DocumentNode<Login_ResultFragment, unknown>;
export const StartedUnit_UnitFragmentDoc = {"kind":"Document","definitions":[{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}}]} as unknown as DocumentNode<StartedUnit_UnitFragment, unknown>;
export const MainNavDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MainNav"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unclaimedTaskCount"}}]}}]} as unknown as DocumentNode<MainNavQuery, MainNavQueryVariables>;
export const KeptAccountDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"KeptAccount"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}}]}}]}}]} as unknown as DocumentNode<KeptAccountQuery, KeptAccountQueryVariables>;
export const AtlasHeaderDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AtlasHeader"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"todayCheckIn"}},{"kind":"Field","name":{"kind":"Name","value":"continuousDays"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]} as unknown as DocumentNode<AtlasHeaderQuery, AtlasHeaderQueryVariables>;
export const AtlasDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Atlas"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"offset"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"limit"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"atlasStages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"offset"},"value":{"kind":"Variable","name":{"kind":"Name","value":"offset"}}},{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"Variable","name":{"kind":"Name","value":"limit"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"activeLevel"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"stages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LevelStop_stage"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LevelStop_stage"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"AtlasStage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"pkgInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]}}]} as unknown as DocumentNode<AtlasQuery, AtlasQueryVariables>;
export const CheckInWeekDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInWeek"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuousDays"}},{"kind":"Field","name":{"kind":"Name","value":"todayCheckIn"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkInStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]} as unknown as DocumentNode<CheckInWeekQuery, CheckInWeekQueryVariables>;
export const LevelReviewDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LevelReview"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageLookBack"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"grade"}},{"kind":"Field","name":{"kind":"Name","value":"pkgInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ReviewRow_card"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ReviewRow_card"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Schedule"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]} as unknown as DocumentNode<LevelReviewQuery, LevelReviewQueryVariables>;
export const PackagePickerDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackagePicker"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"stageLevel"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stagePreparation"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"stageLevel"},"value":{"kind":"Variable","name":{"kind":"Name","value":"stageLevel"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageLevel"}},{"kind":"Field","name":{"kind":"Name","value":"requiredEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"passionateRequiredEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"packageList"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageTile_package"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"expMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"passionateExpMap"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"vip"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"expireAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeEnergyUsed"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageTile_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<PackagePickerQuery, PackagePickerQueryVariables>;
export const StartStageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"StartStage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"StartStageInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"startStage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StartedUnit_unit"}},{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StartedUnit_unit"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"StartedUnit"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}},{"kind":"Field","name":{"kind":"Name","value":"lookBackStatus"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<StartStageMutation, StartStageMutationVariables>;
export const StudyStatsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StudyStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statsOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageCount"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"accumulatedCheckInDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxCheckInCtDays"}}]}}]}}]} as unknown as DocumentNode<StudyStatsQuery, StudyStatsQueryVariables>;
export const BindEmailScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"BindEmailScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}}]}}]}}]} as unknown as DocumentNode<BindEmailScreenQuery, BindEmailScreenQueryVariables>;
export const BindEmailDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BindEmail"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"BindEmailInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"bindEmail"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}}]}}]}}]} as unknown as DocumentNode<BindEmailMutation, BindEmailMutationVariables>;
export const SendEmailCodeDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SendEmailCode"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"SendEmailCodeInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"sendEmailCode"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freezeSeconds"}}]}}]}}]} as unknown as DocumentNode<SendEmailCodeMutation, SendEmailCodeMutationVariables>;
export const GuestLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"GuestLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"guestLogin"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}}]} as unknown as DocumentNode<GuestLoginMutation, GuestLoginMutationVariables>;
export const LoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Login"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LoginInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"login"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}}]} as unknown as DocumentNode<LoginMutation, LoginMutationVariables>;
export const RegisterDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Register"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"RegisterInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"register"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}}]} as unknown as DocumentNode<RegisterMutation, RegisterMutationVariables>;
export const ResetPasswordDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ResetPassword"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ResetPasswordInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"resetPassword"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}]}]}}]} as unknown as DocumentNode<ResetPasswordMutation, ResetPasswordMutationVariables>;
export const DebugCheckInDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DebugCheckIn"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"dates"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debugCheckIn"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"dates"},"value":{"kind":"Variable","name":{"kind":"Name","value":"dates"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"accumulatedDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxContinuousDays"}}]}}]}}]} as unknown as DocumentNode<DebugCheckInMutation, DebugCheckInMutationVariables>;
export const DebugLoginDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DebugLogin"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"account"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debugLogin"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"account"},"value":{"kind":"Variable","name":{"kind":"Name","value":"account"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}}]} as unknown as DocumentNode<DebugLoginMutation, DebugLoginMutationVariables>;
export const DebugLoginGuestDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"DebugLoginGuest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debugLoginGuest"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Login_result"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Login_result"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"LoginResult"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"token"}},{"kind":"Field","name":{"kind":"Name","value":"user"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"terminationResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}}]}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}}]} as unknown as DocumentNode<DebugLoginGuestMutation, DebugLoginGuestMutationVariables>;
export const DebugUnitsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DebugUnits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debugUnits"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"units"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"completedAt"}},{"kind":"Field","name":{"kind":"Name","value":"cancelledAt"}}]}}]}}]}}]} as unknown as DocumentNode<DebugUnitsQuery, DebugUnitsQueryVariables>;
export const DebugUnitLogsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DebugUnitLogs"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"debugUnitLogs"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"learnLogs"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}},{"kind":"Field","name":{"kind":"Name","value":"detail"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"rateType"}},{"kind":"Field","name":{"kind":"Name","value":"events"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"at"}},{"kind":"Field","name":{"kind":"Name","value":"face"}}]}}]}}]}}]}}]}}]} as unknown as DocumentNode<DebugUnitLogsQuery, DebugUnitLogsQueryVariables>;
export const CheckInPopupDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CheckInPopup"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"LocalDate"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkIn"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"continuousDays"}},{"kind":"Field","name":{"kind":"Name","value":"accumulatedDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxContinuousDays"}},{"kind":"Field","name":{"kind":"Name","value":"todayCheckIn"}},{"kind":"Field","name":{"kind":"Name","value":"target"}}]}},{"kind":"Field","name":{"kind":"Name","value":"checkInStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"startDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"startDate"}}},{"kind":"Argument","name":{"kind":"Name","value":"endDate"},"value":{"kind":"Variable","name":{"kind":"Name","value":"endDate"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"date"}},{"kind":"Field","name":{"kind":"Name","value":"type"}}]}}]}}]} as unknown as DocumentNode<CheckInPopupQuery, CheckInPopupQueryVariables>;
export const MarkCheckInPoppedDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"MarkCheckInPopped"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"markCheckInPopped"}}]}}]} as unknown as DocumentNode<MarkCheckInPoppedMutation, MarkCheckInPoppedMutationVariables>;
export const SetCheckInTargetDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetCheckInTarget"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"days"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setCheckInTarget"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"days"},"value":{"kind":"Variable","name":{"kind":"Name","value":"days"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>;
export const ClaimDailyTaskDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimDailyTask"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"taskNo"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"ObjectValue","fields":[{"kind":"ObjectField","name":{"kind":"Name","value":"type"},"value":{"kind":"EnumValue","value":"DAILY"}},{"kind":"ObjectField","name":{"kind":"Name","value":"taskNo"},"value":{"kind":"Variable","name":{"kind":"Name","value":"taskNo"}}}]}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimDailyTaskMutation, ClaimDailyTaskMutationVariables>;
export const BuyBreadDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"BuyBread"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ExchangeEnergyInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeEnergy"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<BuyBreadMutation, BuyBreadMutationVariables>;
export const RaiseBreadLimitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RaiseBreadLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"exchangeEnergyLimit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<RaiseBreadLimitMutation, RaiseBreadLimitMutationVariables>;
export const DiamondDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"DiamondDialog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"unclaimedTaskCount"}}]}}]} as unknown as DocumentNode<DiamondDialogQuery, DiamondDialogQueryVariables>;
export const EnergyDialogDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"EnergyDialog"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"flag"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"freeEnergyUsed"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"BreadOffers_offers"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"BreadOffers_offers"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Query"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energyExchanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"configId"}},{"kind":"Field","name":{"kind":"Name","value":"energy"}},{"kind":"Field","name":{"kind":"Name","value":"fillsUp"}},{"kind":"Field","name":{"kind":"Name","value":"diamond"}}]}},{"kind":"Field","name":{"kind":"Name","value":"energyLimitExchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedEnergyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"maxEnergyLimitCapacity"}},{"kind":"Field","name":{"kind":"Name","value":"diamondExchange"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}}]}}]}}]}}]} as unknown as DocumentNode<EnergyDialogQuery, EnergyDialogQueryVariables>;
export const ClaimFreeEnergyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimFreeEnergy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimFreeEnergy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<ClaimFreeEnergyMutation, ClaimFreeEnergyMutationVariables>;
export const LatestUnitDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"LatestUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestUnit"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"stageId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"packageId"}},{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"startedAt"}},{"kind":"Field","name":{"kind":"Name","value":"schedules"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"cardStatus"}},{"kind":"Field","name":{"kind":"Name","value":"content"}},{"kind":"Field","name":{"kind":"Name","value":"r"}},{"kind":"Field","name":{"kind":"Name","value":"authorId"}}]}}]}}]}}]} as unknown as DocumentNode<LatestUnitQuery, LatestUnitQueryVariables>;
export const ReportUnitCompleteDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportUnitComplete"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportUnitCompleteInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportUnitComplete"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"EndFlow_completion"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"LessonEnd_stats"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"CompletedStats"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"level"}},{"kind":"Field","name":{"kind":"Name","value":"star"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"comboExp"}},{"kind":"Field","name":{"kind":"Name","value":"comboCount"}},{"kind":"Field","name":{"kind":"Name","value":"debutCount"}},{"kind":"Field","name":{"kind":"Name","value":"reviewCount"}},{"kind":"Field","name":{"kind":"Name","value":"duration"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"MasteryReview_change"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"MasteryChange"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"oldMastery"}},{"kind":"Field","name":{"kind":"Name","value":"newMastery"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"DailyTasks_board"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"TaskResponse"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"lastStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyTasks_task"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"EndFlow_completion"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"UnitCompletion"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"mode"}},{"kind":"Field","name":{"kind":"Name","value":"stats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"LessonEnd_stats"}},{"kind":"Field","name":{"kind":"Name","value":"checkInPopped"}}]}},{"kind":"Field","name":{"kind":"Name","value":"masteryChanges"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"MasteryReview_change"}}]}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskResponse"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"DailyTasks_board"}}]}}]}}]} as unknown as DocumentNode<ReportUnitCompleteMutation, ReportUnitCompleteMutationVariables>;
export const ReportUnitCancelDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ReportUnitCancel"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ReportUnitCancelInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"reportUnitCancel"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"unitId"}},{"kind":"Field","name":{"kind":"Name","value":"energyReturned"}},{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<ReportUnitCancelMutation, ReportUnitCancelMutationVariables>;
export const MineScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"MineScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"statsOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageCount"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}},{"kind":"Field","name":{"kind":"Name","value":"accumulatedCheckInDays"}},{"kind":"Field","name":{"kind":"Name","value":"maxCheckInCtDays"}}]}}]}}]} as unknown as DocumentNode<MineScreenQuery, MineScreenQueryVariables>;
export const IdentityStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"IdentityStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"IdentityBranch_tag"}}]}},{"kind":"Field","name":{"kind":"Name","value":"userTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"IdentityBranch_tag"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityTag"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"children"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}}]}}]}}]} as unknown as DocumentNode<IdentityStepQuery, IdentityStepQueryVariables>;
export const SetIdentityTagsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SetIdentityTags"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"identityTags"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"IdentityTagInput"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"setIdentityTags"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"identityTags"},"value":{"kind":"Variable","name":{"kind":"Name","value":"identityTags"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]}}]} as unknown as DocumentNode<SetIdentityTagsMutation, SetIdentityTagsMutationVariables>;
export const TargetStepDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TargetStep"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"userTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"checkInTarget"}}]}}]}}]} as unknown as DocumentNode<TargetStepQuery, TargetStepQueryVariables>;
export const CardMasteryDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"CardMastery"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}},"type":{"kind":"NonNullType","type":{"kind":"ListType","type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardStats"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"cardIds"},"value":{"kind":"Variable","name":{"kind":"Name","value":"cardIds"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardStats"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardId"}},{"kind":"Field","name":{"kind":"Name","value":"learnTimes"}},{"kind":"Field","name":{"kind":"Name","value":"mastery"}}]}}]}}]}}]} as unknown as DocumentNode<CardMasteryQuery, CardMasteryQueryVariables>;
export const ChapterCardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ChapterCards"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}},{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"afterCardId"}},"type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cards"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}},{"kind":"Argument","name":{"kind":"Name","value":"chapterId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"chapterId"}}},{"kind":"Argument","name":{"kind":"Name","value":"afterCardId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"afterCardId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"hasMore"}},{"kind":"Field","name":{"kind":"Name","value":"cards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}}]} as unknown as DocumentNode<ChapterCardsQuery, ChapterCardsQueryVariables>;
export const PackageScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PackageScreen"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"package"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageBanner_package"}},{"kind":"Field","name":{"kind":"Name","value":"chapters"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ChapterTree_chapter"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageBanner_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ChapterTree_chapter"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Chapter"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"parentId"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}}]}}]} as unknown as DocumentNode<PackageScreenQuery, PackageScreenQueryVariables>;
export const AddPublicPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddPublicPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToShelf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}}]}}]}}]} as unknown as DocumentNode<AddPublicPackageMutation, AddPublicPackageMutationVariables>;
export const PublicPackageDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"PublicPackage"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"hashId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"String"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"publicPackage"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hashId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hashId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicBanner_package"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"PublicActions_package"}}]}},{"kind":"Field","name":{"kind":"Name","value":"publicPackagePreview"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"hashId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"hashId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cardResponses"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"content"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicBanner_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"updatedAt"}},{"kind":"Field","name":{"kind":"Name","value":"authorInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PublicActions_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PublicPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hashId"}},{"kind":"Field","name":{"kind":"Name","value":"addedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"isOwn"}}]}}]} as unknown as DocumentNode<PublicPackageQuery, PublicPackageQueryVariables>;
export const RankScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RankScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"statsOverview"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"stageCount"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]} as unknown as DocumentNode<RankScreenQuery, RankScreenQueryVariables>;
export const RewardScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"RewardScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow_task"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"weekly"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"completedDailyTaskCount"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow_task"}}]}}]}},{"kind":"Field","name":{"kind":"Name","value":"newbie"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow_task"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<RewardScreenQuery, RewardScreenQueryVariables>;
export const TodayRewardsDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"TodayRewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"daily"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"deadline"}},{"kind":"Field","name":{"kind":"Name","value":"tasks"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"TaskRow_task"}}]}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"TaskRow_task"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Task"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"taskNo"}},{"kind":"Field","name":{"kind":"Name","value":"goalType"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"progress"}},{"kind":"Field","name":{"kind":"Name","value":"dailyTaskRequire"}},{"kind":"Field","name":{"kind":"Name","value":"rewardClaimed"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"rewards"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"type"}},{"kind":"Field","name":{"kind":"Name","value":"value"}}]}}]}}]} as unknown as DocumentNode<TodayRewardsQuery, TodayRewardsQueryVariables>;
export const ClaimTaskRewardDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ClaimTaskReward"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"ClaimTaskRewardInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"claimTaskReward"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"count"}},{"kind":"Field","name":{"kind":"Name","value":"assets"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"diamond"}},{"kind":"Field","name":{"kind":"Name","value":"exp"}}]}}]}}]}}]} as unknown as DocumentNode<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>;
export const UpdateNicknameDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"UpdateNickname"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdateUserInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updateUser"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}}]}}]} as unknown as DocumentNode<UpdateNicknameMutation, UpdateNicknameMutationVariables>;
export const SettingsScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"SettingsScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentUser"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"NicknameForm_user"}},{"kind":"FragmentSpread","name":{"kind":"Name","value":"AccountList_user"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"NicknameForm_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}},{"kind":"Field","name":{"kind":"Name","value":"avatar"}},{"kind":"Field","name":{"kind":"Name","value":"mascotId"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"AccountList_user"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"User"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"email"}},{"kind":"Field","name":{"kind":"Name","value":"guest"}},{"kind":"Field","name":{"kind":"Name","value":"identityTags"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"key"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"text"}}]}}]}}]} as unknown as DocumentNode<SettingsScreenQuery, SettingsScreenQueryVariables>;
export const ShelfScreenDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"ShelfScreen"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShelfBag_package"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<ShelfScreenQuery, ShelfScreenQueryVariables>;
export const StarterPackagesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"StarterPackages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"recommendedPackages"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"limit"},"value":{"kind":"IntValue","value":"50"}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"offset"}},{"kind":"Field","name":{"kind":"Name","value":"limit"}},{"kind":"Field","name":{"kind":"Name","value":"total"}},{"kind":"Field","name":{"kind":"Name","value":"packages"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"StarterCard_package"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"StarterCard_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"RecommendedPackage"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"hashId"}},{"kind":"Field","name":{"kind":"Name","value":"title"}},{"kind":"Field","name":{"kind":"Name","value":"description"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"addedShelf"}},{"kind":"Field","name":{"kind":"Name","value":"authorInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"nickname"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<StarterPackagesQuery, StarterPackagesQueryVariables>;
export const AddToShelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"AddToShelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addToShelf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"packageId"},"value":{"kind":"Variable","name":{"kind":"Name","value":"packageId"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"ShelfBag_package"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"PackageLook_style"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"PackageStyle"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"themeColor"}},{"kind":"Field","name":{"kind":"Name","value":"packageNameTags"}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"ShelfBag_package"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Package"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"name"}},{"kind":"Field","name":{"kind":"Name","value":"cardType"}},{"kind":"Field","name":{"kind":"Name","value":"cardCount"}},{"kind":"Field","name":{"kind":"Name","value":"cardCountLearned"}},{"kind":"Field","name":{"kind":"Name","value":"packageAccess"}},{"kind":"Field","name":{"kind":"Name","value":"owned"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"createdAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"shelf"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"addedShelfAt"}}]}},{"kind":"Field","name":{"kind":"Name","value":"trailStatus"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"trailCount"}},{"kind":"Field","name":{"kind":"Name","value":"trailLimit"}}]}},{"kind":"Field","name":{"kind":"Name","value":"style"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"PackageLook_style"}}]}}]}}]} as unknown as DocumentNode<AddToShelfMutation, AddToShelfMutationVariables>;
export const RemoveFromShelfDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"RemoveFromShelf"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"id"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"Int"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"removeFromShelf"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"id"},"value":{"kind":"Variable","name":{"kind":"Name","value":"id"}}}]}]}}]} as unknown as DocumentNode<RemoveFromShelfMutation, RemoveFromShelfMutationVariables>;
export const CancelTerminationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"CancelTermination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"cancelTermination"}}]}}]} as unknown as DocumentNode<CancelTerminationMutation, CancelTerminationMutationVariables>;
export const ApplyTerminationDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"ApplyTermination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"applyTermination"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"willTerminateAt"}}]}}]}}]} as unknown as DocumentNode<ApplyTerminationMutation, ApplyTerminationMutationVariables>;
export const SyncPreferencesDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"SyncPreferences"},"variableDefinitions":[{"kind":"VariableDefinition","variable":{"kind":"Variable","name":{"kind":"Name","value":"input"}},"type":{"kind":"NonNullType","type":{"kind":"NamedType","name":{"kind":"Name","value":"UpdatePreferencesInput"}}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"updatePreferences"},"arguments":[{"kind":"Argument","name":{"kind":"Name","value":"input"},"value":{"kind":"Variable","name":{"kind":"Name","value":"input"}}}],"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"id"}},{"kind":"Field","name":{"kind":"Name","value":"preferences"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Preferences_stored"}}]}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Preferences_stored"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Preferences"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"locale"}},{"kind":"Field","name":{"kind":"Name","value":"theme"}},{"kind":"Field","name":{"kind":"Name","value":"soundFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"vibrateFeedbackOn"}},{"kind":"Field","name":{"kind":"Name","value":"reduceMotion"}},{"kind":"Field","name":{"kind":"Name","value":"passionateModeOn"}}]}}]} as unknown as DocumentNode<SyncPreferencesMutation, SyncPreferencesMutationVariables>;
export const LogoutDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"mutation","name":{"kind":"Name","value":"Logout"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"logout"}}]}}]} as unknown as DocumentNode<LogoutMutation, LogoutMutationVariables>;
export const AppInfoDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"AppInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"appInfo"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"fullVersion"}},{"kind":"Field","name":{"kind":"Name","value":"feedbackUrl"}},{"kind":"Field","name":{"kind":"Name","value":"production"}},{"kind":"Field","name":{"kind":"Name","value":"updateConfig"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"latestVersion"}},{"kind":"Field","name":{"kind":"Name","value":"minVersion"}}]}}]}}]}}]} as unknown as DocumentNode<AppInfoQuery, AppInfoQueryVariables>;
export const EnergyDocument = {"kind":"Document","definitions":[{"kind":"OperationDefinition","operation":"query","name":{"kind":"Name","value":"Energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"energy"},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"FragmentSpread","name":{"kind":"Name","value":"Energy_state"}}]}}]}},{"kind":"FragmentDefinition","name":{"kind":"Name","value":"Energy_state"},"typeCondition":{"kind":"NamedType","name":{"kind":"Name","value":"Energy"}},"selectionSet":{"kind":"SelectionSet","selections":[{"kind":"Field","name":{"kind":"Name","value":"currentEnergy"}},{"kind":"Field","name":{"kind":"Name","value":"energyLimit"}},{"kind":"Field","name":{"kind":"Name","value":"nextTickAt"}},{"kind":"Field","name":{"kind":"Name","value":"recoverInterval"}}]}}]} as unknown as DocumentNode<EnergyQuery, EnergyQueryVariables>;
export function useMainNavQuery(options?: useQuery.Options<MainNavQuery, MainNavQueryVariables> | typeof skipToken) {
  return useQuery(MainNavDocument, options ?? {});
}

export function useMainNavLazyQuery(options?: useLazyQuery.Options<MainNavQuery, MainNavQueryVariables>) {
  return useLazyQuery(MainNavDocument, options);
}

export function useKeptAccountQuery(options?: useQuery.Options<KeptAccountQuery, KeptAccountQueryVariables> | typeof skipToken) {
  return useQuery(KeptAccountDocument, options ?? {});
}

export function useKeptAccountLazyQuery(options?: useLazyQuery.Options<KeptAccountQuery, KeptAccountQueryVariables>) {
  return useLazyQuery(KeptAccountDocument, options);
}

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

export function useBindEmailScreenQuery(options?: useQuery.Options<BindEmailScreenQuery, BindEmailScreenQueryVariables> | typeof skipToken) {
  return useQuery(BindEmailScreenDocument, options ?? {});
}

export function useBindEmailScreenLazyQuery(options?: useLazyQuery.Options<BindEmailScreenQuery, BindEmailScreenQueryVariables>) {
  return useLazyQuery(BindEmailScreenDocument, options);
}

export function useBindEmailMutation(options?: useMutation.Options<BindEmailMutation, BindEmailMutationVariables>) {
  return useMutation<BindEmailMutation, BindEmailMutationVariables>(BindEmailDocument, options);
}

export function useSendEmailCodeMutation(options?: useMutation.Options<SendEmailCodeMutation, SendEmailCodeMutationVariables>) {
  return useMutation<SendEmailCodeMutation, SendEmailCodeMutationVariables>(SendEmailCodeDocument, options);
}

export function useGuestLoginMutation(options?: useMutation.Options<GuestLoginMutation, GuestLoginMutationVariables>) {
  return useMutation<GuestLoginMutation, GuestLoginMutationVariables>(GuestLoginDocument, options);
}

export function useLoginMutation(options?: useMutation.Options<LoginMutation, LoginMutationVariables>) {
  return useMutation<LoginMutation, LoginMutationVariables>(LoginDocument, options);
}

export function useRegisterMutation(options?: useMutation.Options<RegisterMutation, RegisterMutationVariables>) {
  return useMutation<RegisterMutation, RegisterMutationVariables>(RegisterDocument, options);
}

export function useResetPasswordMutation(options?: useMutation.Options<ResetPasswordMutation, ResetPasswordMutationVariables>) {
  return useMutation<ResetPasswordMutation, ResetPasswordMutationVariables>(ResetPasswordDocument, options);
}

export function useDebugCheckInMutation(options?: useMutation.Options<DebugCheckInMutation, DebugCheckInMutationVariables>) {
  return useMutation<DebugCheckInMutation, DebugCheckInMutationVariables>(DebugCheckInDocument, options);
}

export function useDebugLoginMutation(options?: useMutation.Options<DebugLoginMutation, DebugLoginMutationVariables>) {
  return useMutation<DebugLoginMutation, DebugLoginMutationVariables>(DebugLoginDocument, options);
}

export function useDebugLoginGuestMutation(options?: useMutation.Options<DebugLoginGuestMutation, DebugLoginGuestMutationVariables>) {
  return useMutation<DebugLoginGuestMutation, DebugLoginGuestMutationVariables>(DebugLoginGuestDocument, options);
}

export function useDebugUnitsQuery(options?: useQuery.Options<DebugUnitsQuery, DebugUnitsQueryVariables> | typeof skipToken) {
  return useQuery(DebugUnitsDocument, options ?? {});
}

export function useDebugUnitsLazyQuery(options?: useLazyQuery.Options<DebugUnitsQuery, DebugUnitsQueryVariables>) {
  return useLazyQuery(DebugUnitsDocument, options);
}

export function useDebugUnitLogsQuery(options: useQuery.Options<DebugUnitLogsQuery, DebugUnitLogsQueryVariables> | typeof skipToken) {
  return useQuery(DebugUnitLogsDocument, options);
}

export function useDebugUnitLogsLazyQuery(options?: useLazyQuery.Options<DebugUnitLogsQuery, DebugUnitLogsQueryVariables>) {
  return useLazyQuery(DebugUnitLogsDocument, options);
}

export function useCheckInPopupQuery(options: useQuery.Options<CheckInPopupQuery, CheckInPopupQueryVariables> | typeof skipToken) {
  return useQuery(CheckInPopupDocument, options);
}

export function useCheckInPopupLazyQuery(options?: useLazyQuery.Options<CheckInPopupQuery, CheckInPopupQueryVariables>) {
  return useLazyQuery(CheckInPopupDocument, options);
}

export function useMarkCheckInPoppedMutation(options?: useMutation.Options<MarkCheckInPoppedMutation, MarkCheckInPoppedMutationVariables>) {
  return useMutation<MarkCheckInPoppedMutation, MarkCheckInPoppedMutationVariables>(MarkCheckInPoppedDocument, options);
}

export function useSetCheckInTargetMutation(options?: useMutation.Options<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>) {
  return useMutation<SetCheckInTargetMutation, SetCheckInTargetMutationVariables>(SetCheckInTargetDocument, options);
}

export function useClaimDailyTaskMutation(options?: useMutation.Options<ClaimDailyTaskMutation, ClaimDailyTaskMutationVariables>) {
  return useMutation<ClaimDailyTaskMutation, ClaimDailyTaskMutationVariables>(ClaimDailyTaskDocument, options);
}

export function useBuyBreadMutation(options?: useMutation.Options<BuyBreadMutation, BuyBreadMutationVariables>) {
  return useMutation<BuyBreadMutation, BuyBreadMutationVariables>(BuyBreadDocument, options);
}

export function useRaiseBreadLimitMutation(options?: useMutation.Options<RaiseBreadLimitMutation, RaiseBreadLimitMutationVariables>) {
  return useMutation<RaiseBreadLimitMutation, RaiseBreadLimitMutationVariables>(RaiseBreadLimitDocument, options);
}

export function useDiamondDialogQuery(options?: useQuery.Options<DiamondDialogQuery, DiamondDialogQueryVariables> | typeof skipToken) {
  return useQuery(DiamondDialogDocument, options ?? {});
}

export function useDiamondDialogLazyQuery(options?: useLazyQuery.Options<DiamondDialogQuery, DiamondDialogQueryVariables>) {
  return useLazyQuery(DiamondDialogDocument, options);
}

export function useEnergyDialogQuery(options?: useQuery.Options<EnergyDialogQuery, EnergyDialogQueryVariables> | typeof skipToken) {
  return useQuery(EnergyDialogDocument, options ?? {});
}

export function useEnergyDialogLazyQuery(options?: useLazyQuery.Options<EnergyDialogQuery, EnergyDialogQueryVariables>) {
  return useLazyQuery(EnergyDialogDocument, options);
}

export function useClaimFreeEnergyMutation(options?: useMutation.Options<ClaimFreeEnergyMutation, ClaimFreeEnergyMutationVariables>) {
  return useMutation<ClaimFreeEnergyMutation, ClaimFreeEnergyMutationVariables>(ClaimFreeEnergyDocument, options);
}

export function useLatestUnitQuery(options?: useQuery.Options<LatestUnitQuery, LatestUnitQueryVariables> | typeof skipToken) {
  return useQuery(LatestUnitDocument, options ?? {});
}

export function useLatestUnitLazyQuery(options?: useLazyQuery.Options<LatestUnitQuery, LatestUnitQueryVariables>) {
  return useLazyQuery(LatestUnitDocument, options);
}

export function useReportUnitCompleteMutation(options?: useMutation.Options<ReportUnitCompleteMutation, ReportUnitCompleteMutationVariables>) {
  return useMutation<ReportUnitCompleteMutation, ReportUnitCompleteMutationVariables>(ReportUnitCompleteDocument, options);
}

export function useReportUnitCancelMutation(options?: useMutation.Options<ReportUnitCancelMutation, ReportUnitCancelMutationVariables>) {
  return useMutation<ReportUnitCancelMutation, ReportUnitCancelMutationVariables>(ReportUnitCancelDocument, options);
}

export function useMineScreenQuery(options?: useQuery.Options<MineScreenQuery, MineScreenQueryVariables> | typeof skipToken) {
  return useQuery(MineScreenDocument, options ?? {});
}

export function useMineScreenLazyQuery(options?: useLazyQuery.Options<MineScreenQuery, MineScreenQueryVariables>) {
  return useLazyQuery(MineScreenDocument, options);
}

export function useIdentityStepQuery(options?: useQuery.Options<IdentityStepQuery, IdentityStepQueryVariables> | typeof skipToken) {
  return useQuery(IdentityStepDocument, options ?? {});
}

export function useIdentityStepLazyQuery(options?: useLazyQuery.Options<IdentityStepQuery, IdentityStepQueryVariables>) {
  return useLazyQuery(IdentityStepDocument, options);
}

export function useSetIdentityTagsMutation(options?: useMutation.Options<SetIdentityTagsMutation, SetIdentityTagsMutationVariables>) {
  return useMutation<SetIdentityTagsMutation, SetIdentityTagsMutationVariables>(SetIdentityTagsDocument, options);
}

export function useTargetStepQuery(options?: useQuery.Options<TargetStepQuery, TargetStepQueryVariables> | typeof skipToken) {
  return useQuery(TargetStepDocument, options ?? {});
}

export function useTargetStepLazyQuery(options?: useLazyQuery.Options<TargetStepQuery, TargetStepQueryVariables>) {
  return useLazyQuery(TargetStepDocument, options);
}

export function useCardMasteryQuery(options: useQuery.Options<CardMasteryQuery, CardMasteryQueryVariables> | typeof skipToken) {
  return useQuery(CardMasteryDocument, options);
}

export function useCardMasteryLazyQuery(options?: useLazyQuery.Options<CardMasteryQuery, CardMasteryQueryVariables>) {
  return useLazyQuery(CardMasteryDocument, options);
}

export function useChapterCardsQuery(options: useQuery.Options<ChapterCardsQuery, ChapterCardsQueryVariables> | typeof skipToken) {
  return useQuery(ChapterCardsDocument, options);
}

export function useChapterCardsLazyQuery(options?: useLazyQuery.Options<ChapterCardsQuery, ChapterCardsQueryVariables>) {
  return useLazyQuery(ChapterCardsDocument, options);
}

export function usePackageScreenQuery(options: useQuery.Options<PackageScreenQuery, PackageScreenQueryVariables> | typeof skipToken) {
  return useQuery(PackageScreenDocument, options);
}

export function usePackageScreenLazyQuery(options?: useLazyQuery.Options<PackageScreenQuery, PackageScreenQueryVariables>) {
  return useLazyQuery(PackageScreenDocument, options);
}

export function useAddPublicPackageMutation(options?: useMutation.Options<AddPublicPackageMutation, AddPublicPackageMutationVariables>) {
  return useMutation<AddPublicPackageMutation, AddPublicPackageMutationVariables>(AddPublicPackageDocument, options);
}

export function usePublicPackageQuery(options: useQuery.Options<PublicPackageQuery, PublicPackageQueryVariables> | typeof skipToken) {
  return useQuery(PublicPackageDocument, options);
}

export function usePublicPackageLazyQuery(options?: useLazyQuery.Options<PublicPackageQuery, PublicPackageQueryVariables>) {
  return useLazyQuery(PublicPackageDocument, options);
}

export function useRankScreenQuery(options?: useQuery.Options<RankScreenQuery, RankScreenQueryVariables> | typeof skipToken) {
  return useQuery(RankScreenDocument, options ?? {});
}

export function useRankScreenLazyQuery(options?: useLazyQuery.Options<RankScreenQuery, RankScreenQueryVariables>) {
  return useLazyQuery(RankScreenDocument, options);
}

export function useRewardScreenQuery(options?: useQuery.Options<RewardScreenQuery, RewardScreenQueryVariables> | typeof skipToken) {
  return useQuery(RewardScreenDocument, options ?? {});
}

export function useRewardScreenLazyQuery(options?: useLazyQuery.Options<RewardScreenQuery, RewardScreenQueryVariables>) {
  return useLazyQuery(RewardScreenDocument, options);
}

export function useTodayRewardsQuery(options?: useQuery.Options<TodayRewardsQuery, TodayRewardsQueryVariables> | typeof skipToken) {
  return useQuery(TodayRewardsDocument, options ?? {});
}

export function useTodayRewardsLazyQuery(options?: useLazyQuery.Options<TodayRewardsQuery, TodayRewardsQueryVariables>) {
  return useLazyQuery(TodayRewardsDocument, options);
}

export function useClaimTaskRewardMutation(options?: useMutation.Options<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>) {
  return useMutation<ClaimTaskRewardMutation, ClaimTaskRewardMutationVariables>(ClaimTaskRewardDocument, options);
}

export function useUpdateNicknameMutation(options?: useMutation.Options<UpdateNicknameMutation, UpdateNicknameMutationVariables>) {
  return useMutation<UpdateNicknameMutation, UpdateNicknameMutationVariables>(UpdateNicknameDocument, options);
}

export function useSettingsScreenQuery(options?: useQuery.Options<SettingsScreenQuery, SettingsScreenQueryVariables> | typeof skipToken) {
  return useQuery(SettingsScreenDocument, options ?? {});
}

export function useSettingsScreenLazyQuery(options?: useLazyQuery.Options<SettingsScreenQuery, SettingsScreenQueryVariables>) {
  return useLazyQuery(SettingsScreenDocument, options);
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

export function useCancelTerminationMutation(options?: useMutation.Options<CancelTerminationMutation, CancelTerminationMutationVariables>) {
  return useMutation<CancelTerminationMutation, CancelTerminationMutationVariables>(CancelTerminationDocument, options);
}

export function useApplyTerminationMutation(options?: useMutation.Options<ApplyTerminationMutation, ApplyTerminationMutationVariables>) {
  return useMutation<ApplyTerminationMutation, ApplyTerminationMutationVariables>(ApplyTerminationDocument, options);
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

export function useEnergyQuery(options?: useQuery.Options<EnergyQuery, EnergyQueryVariables> | typeof skipToken) {
  return useQuery(EnergyDocument, options ?? {});
}

export function useEnergyLazyQuery(options?: useLazyQuery.Options<EnergyQuery, EnergyQueryVariables>) {
  return useLazyQuery(EnergyDocument, options);
}
