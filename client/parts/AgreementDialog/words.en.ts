export const en = {
  agreements: {
    terms: 'Terms of use',
    terms_text:
      'What you learn and record belongs to you.\nAn account is for one person; do not upload anything unlawful or that infringes the rights of others.\nBread, diamonds and exp are of use in Bread Atlas only and cannot be exchanged for money.\nYou may close the account in Settings at any time; its data is deleted after seven days.',
    privacy: 'Privacy policy',
    privacy_text:
      'We keep only what learning needs: e-mail, nickname, learning stage, learning records and preferences.\nPasswords are stored in a form that nobody can read back.\nThe e-mail is used for logging in and for codes, and is never passed on for advertising.\nClosing the account deletes all of it.',
  },
} as const;
