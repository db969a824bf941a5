export const en = {
  refused: {
    title: 'This level did not count',
    text: 'The server did not take this result: {reason}',
    unreadable: 'it could not read it',
    kept: 'Your answers stay on this device, also in the settings, and will not be lost. Copy them and send them to us: we will see what we can do.',
    kept_late: 'A result did not count. It is kept in the settings',
    copy: 'Copy the result for us',
    copied: 'The result is copied, ready to be sent to us',
    saved: 'The result is saved as a file, ready to be sent to us',
    to_map: 'Back to the map',
    list: 'Results that did not count',
    line: '{count, plural, one {# card} other {# cards}} · {reason}',
    copy_of: 'Copy the result of {time}',
    remove_of: 'Remove the result of {time}',
    removed: 'A result was removed',
  },
} as const;
