// Which modules come in one file. Left alone, the bundler makes a file of whatever the same pages share: some of 200 bytes, 38 for
// the map. Each costs a phone a part of a round trip and the browser a request, and many small ones compress badly.

/** Modules whose path has one of these in it; `/` is either separator. */
const paths = (...patterns) => new RegExp(patterns.join('|').replaceAll('/', '[\\\\/]'));

/** What fewer pages need stays with them: a page with a large editor does not make the others heavier. */
const WIDELY = 12;

/**
 * Groups for the bundler: the first that a module fits takes it, with what it imports and none has taken before.
 * @type {import('vite').Rolldown.CodeSplittingGroup[]}
 */
export const chunks = [
  { name: 'react', test: paths('node_modules/(react|react-dom|scheduler)/'), priority: 3 },
  {
    name: 'apollo',
    test: paths('node_modules/(@apollo|graphql|rxjs|@wry|optimism|tslib|@graphql-typed-document-node)/'),
    priority: 3,
  },
  { name: 'router', test: paths('node_modules/@tanstack/'), priority: 3 },
  // What every page starts with.
  { name: 'start', tags: ['$initial'], priority: 2 },
  // The drawings of nearly every page, with the bags they stand on; those of one page or one moment stay with it.
  {
    name: 'art',
    test: paths(
      'client/art/(?!mascots|guests|places|scenes|words|figures|Illustration|Region/(?!Bakery|Gateway|regions|start)|Scene\\b|Chest|Crumbs|Baking|BagFilling|BagRibbon|Pond|ShopLamp|WordBun|CounterBun|Oven|Printer|Tier|Compass|kit/(chest|land-parts|old-form|oven|place|pond|printer|tiers|scene|sparrow))',
      'client/parts/PackageCover/(PackageCover|CoverIcon|package-look)',
    ),
    priority: 1,
  },
  // What little nearly every page shows or feels.
  {
    name: 'small',
    test: paths(
      'client/ui/(Awning|Bubble|Card|Field|IconButton|Kbd|Meter|Skeleton|Tag|TextField|numbers|useHeadingFocus)',
      'client/platform/(motion|idle|sounds|speech|use-media|use-now|vibration)',
    ),
    priority: 1,
  },
  // Headless parts: those that all of them need, of dialogs, of lists and tabs, of forms.
  {
    name: 'parts',
    minShareCount: WIDELY,
    test: paths(
      '@base-ui/utils/(inertValue|shadowDom|useControlled|visuallyHidden)',
      '@base-ui/react/utils/(resolve|useFocusable)',
      '@base-ui/react/internals/(create|get|reason|state|use-button|use(?!ValueChanged)[A-Z]|composite/composite)',
      '@base-ui/react/floating-ui-react/utils/composite',
    ),
    priority: 1,
  },
  {
    name: 'dialog',
    minShareCount: WIDELY,
    test: paths(
      'client/ui/(Dialog/Dialog|ConfirmDialog/)',
      '@base-ui/react/(dialog|floating-ui-react)/',
      '@base-ui/utils/(platform|useTimeout)',
    ),
    priority: 1,
  },
  {
    name: 'tabs',
    minShareCount: 4,
    test: paths(
      'client/ui/Tabs/',
      '@base-ui/react/(tabs|internals/composite|separator|toolbar/root/ToolbarRootContext)',
    ),
    priority: 1,
  },
  {
    name: 'form',
    minShareCount: 3,
    test: paths(
      'client/ui/(Checkbox|PasswordField|Segmented|Switch)/',
      'client/features/auth/ProofForm/',
      '@base-ui/react/(checkbox|radio|switch|field)/',
      '@base-ui/react/internals/(field|form|label)',
    ),
    priority: 1,
  },
  // Menus: of a page that has one in its head, and late in pages that have one in each row.
  { name: 'menu', test: paths('client/ui/Menu/'), priority: 1 },
  { name: 'content', test: paths('domain/cards/(?!hanzi/polyphones|json-fault|unreadable)'), priority: 1 },
  // Every page with an account.
  {
    name: 'data',
    test: paths(
      'client/graphql/(cache|client|failures|generated/(shared|changes)|links|staleness|use-energy)',
      'client/app/(client|pages/DataLayer)',
      'client/platform/(bridge|unit-handover)',
    ),
    priority: 1,
  },
  // The frame of map, shelf, tasks and mine, with what two of them share.
  {
    name: 'shell',
    test: paths(
      'client/app/(MainNav|Shell)/',
      'client/(parts/TaskRow|features/reward/TimeLeft)/',
      'client/ui/(Badge|CountUp|EnergyBar|Page|PageHead|ResourcePill)/',
    ),
    priority: 1,
  },
];
