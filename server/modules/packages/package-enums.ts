import { registerEnumType } from 'type-graphql';

export enum PackageCardType {
  CLOZE = 'CLOZE',
  WORD = 'WORD',
  MCQ = 'MCQ',
  KID_HANZI = 'KID_HANZI',
}
registerEnumType(PackageCardType, { name: 'PackageCardType', description: 'Kind of cards a package holds.' });

export enum PackageAccess {
  AUTHOR = 'AUTHOR',
  VIP = 'VIP',
  UNLOCK = 'UNLOCK',
}
registerEnumType(PackageAccess, {
  name: 'PackageAccess',
  description: 'Why all of a package can be learned: it is own, unlocked (or free), or VIP is valid.',
});

export enum ShareStatus {
  OFF = 'OFF',
  COMMUNITY = 'COMMUNITY',
  SHARED = 'SHARED',
}
registerEnumType(ShareStatus, { name: 'ShareStatus', description: 'Who can find a package.' });
