/** Who may import whom: the house rules, checked. `tests/unit/house/import-rules.test.ts` plants a fault for each. */
const rule = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to });

module.exports = {
  forbidden: [
    rule(
      'domain-is-alone',
      'domain is pure: it imports nothing of ours and no I/O',
      { path: '^domain/' },
      { path: '^(server|client|stories|tests|scripts)/' },
    ),
    rule(
      'domain-does-no-io',
      'clock and random are arguments, files and network are not there',
      { path: '^domain/' },
      {
        dependencyTypes: ['core'],
      },
    ),
    rule(
      'kernel-knows-no-module',
      'what every module stands on knows none of them, and no transport',
      { path: '^server/kernel/' },
      { path: '^server/(modules|api|database|jobs)/' },
    ),
    rule(
      'transport-knows-no-module',
      'api serves whatever modules announce; main, app and schema compose both',
      { path: '^server/(api|providers|jobs)/' },
      { path: '^server/modules/' },
    ),
    rule(
      'modules-know-no-transport',
      'a module stands on the kernel and on the interfaces of providers',
      { path: '^server/modules/' },
      { path: '^server/(api|database|jobs)/|^server/(app|main|serve|schema)\\.ts$' },
    ),
    rule(
      'modules-are-announced-to-the-root',
      'only what composes the server reads what modules announce',
      { path: '^server/(modules/(?!modules\\.ts$)|kernel|api|providers|jobs)' },
      { path: '/module\\.ts$', pathNot: '^server/kernel/' },
    ),
    rule(
      'rules-are-pure',
      'a *.rules.ts imports only rules, settings, time, enums of its entity and domain',
      { path: '^server/.*\\.rules\\.ts$' },
      {
        path: '^server/.*\\.(service|resolver|loaders|policy)\\.ts$|^server/(api|database|providers|kernel/(?!time/))',
      },
    ),
    rule(
      'resolvers-know-no-database',
      'a resolver calls a service',
      { path: '\\.resolver\\.ts$' },
      { path: 'node_modules/(typeorm|pg)/' },
    ),
    rule(
      'services-know-no-transport',
      'a service knows neither GraphQL nor HTTP',
      { path: '^server/modules/.*\\.service\\.ts$' },
      { path: 'node_modules/(type-graphql|@apollo/server|fastify)/' },
    ),
    rule(
      'modules-meet-in-services',
      'a module reaches another through its service, rules, settings or entity',
      { path: '^server/modules/([^/]+)/' },
      { path: '^server/modules/[^/]+/.*\\.(resolver|loaders)\\.ts$', pathNot: '^server/modules/$1/' },
    ),
    rule(
      'client-knows-no-server',
      'client and server meet in schema.graphql and domain',
      { path: '^client/' },
      { path: '^server/' },
    ),
    rule(
      'server-knows-no-client',
      'client and server meet in schema.graphql and domain',
      { path: '^server/' },
      { path: '^client/' },
    ),
    rule(
      'features-are-apart',
      'a feature never imports another feature',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/features/', pathNot: '^client/features/$1/' },
    ),
    rule(
      'ui-knows-no-feature',
      'ui and art are below the parts that know the domain, those below the features and the app',
      { path: '^client/(ui|art|theme|platform|graphql|i18n)/' },
      { path: '^client/(parts|features|app)/' },
    ),
    rule(
      'parts-know-no-feature',
      'a part serves any feature',
      { path: '^client/parts/' },
      { path: '^client/(features|app)/' },
    ),
    rule(
      'features-ask-their-own',
      'a page loads the operations of its own features: those of several are in client/graphql',
      { path: '^client/features/([^/]+)/' },
      { path: '^client/graphql/generated/', pathNot: '^client/graphql/generated/($1|shared)\\.ts$' },
    ),
    rule('features-know-no-app', 'the app composes features', { path: '^client/features/' }, { path: '^client/app/' }),
    rule(
      'nothing-imports-stories-or-tests',
      'stories and tests look at the product, never the other way',
      { path: '^(client|server|domain)/', pathNot: '\\.proof\\.ts$' },
      { path: '^(stories|tests|\\.storybook)/' },
    ),
    rule(
      'product-knows-no-proof',
      'what proves a module is for tests',
      { path: '^(client|server|domain)/' },
      { path: '\\.proof\\.ts$' },
    ),
    rule(
      'no-cycles',
      'cycles are allowed between entities only',
      { pathNot: '\\.entity\\.ts$' },
      { circular: true, viaOnly: { pathNot: '\\.entity\\.ts$' } },
    ),
    rule('resolvable', 'every import exists', { pathNot: '^client/graphql/generated/' }, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(dist|\\.data|node_modules/\\.cache)/' },
    tsConfig: { fileName: 'tsconfig.json' },
    parser: 'tsc',
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default', 'types'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
