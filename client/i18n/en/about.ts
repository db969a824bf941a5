export const about = {
  title: 'About',
  version: 'Version {version}',
  check: 'check for updates',
  newest: 'This is the newest version',
  newer: 'There is a newer version. Reload the page to get it',
  unknown: 'The version cannot be checked right now',
  terms: 'Terms of use',
  terms_text:
    'Bread Atlas is a tool for learning by heart. Please upload only what you may use, and do not use it to harm others.\nA guest lives in the login of this device; once an e-mail is linked, you can log in anywhere with it.\nYou may close your account in the settings at any time, and change your mind within the period given.',
  privacy: 'Privacy policy',
  privacy_text:
    'We keep your e-mail (if linked), nickname, learning stage, learning records and check-ins, to plan reviews and show progress.\nPasswords are stored only in a form that cannot be turned back. Codes go only to the e-mail you enter.\nWe do not sell your data. After the closing period the account and its learning records are deleted.',
};
