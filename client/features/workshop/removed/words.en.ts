export const en = {
  removed: {
    loading: 'Looking for what was deleted',
    failed: 'What was deleted was not found',
    none: 'Nothing was deleted',
    none_text: 'Deleted cards and chapters stay here for 30 days, with what was learned of them.',
    note: 'Deleted cards and chapters are kept for 30 days, with what was learned of them.',
    at: 'deleted {when}',
    back: 'Put back',
    back_named: 'Put back “{name}”',
  },
} as const;
