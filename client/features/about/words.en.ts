export const en = {
  about: {
    title: 'About',
    version: 'Version {version}',
    full_hint: 'Double-click for the full version',
    full: 'Client {client} · Server {server}',
    check: 'Check for updates',
    checking: 'Checking',
    newest: 'This is the newest version',
    newer: 'Version {version} is available',
    reload: 'Reload',
    unknown: 'The version could not be looked up. Check the network and try again.',
  },
} as const;
