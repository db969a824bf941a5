export const en = {
  app: {
    not_found_title: 'No crumbs on this path',
    not_found_text: 'The address may be mistyped, or the page has moved.',
    go_home: 'Back to the map',
    error_title: 'This page got burnt',
    error_text: 'It is not your fault. Trying again usually helps.',
    offline_title: 'You are offline. Showing what is on this device',
    offline_text: 'It catches up once you are connected',
    loading: 'Loading',
  },
  nav: {
    main: 'Main',
    help: 'Help',
    skip: 'Skip to content',
  },
} as const;
