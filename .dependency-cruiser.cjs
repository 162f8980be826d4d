// The house's import rules; scripts/imports.mjs asserts that modules were read at all.
// A feature is a folder in an area: features/time/punches.
const feature = '^apps/(server|web)/src/features/([^/]+/[^/]+)/';

// Where the sample applications are still named outside their own folders.
const stillLeansOnDemoApps = [
  '^packages/contract/src/all-contracts\\.ts$',
  '^apps/server/src/(app|samples|start-server)\\.ts$',
  '^apps/server/src/derived/search/demo-apps\\.ts$',
  '^apps/server/src/every-work\\.ts$',
  '^apps/server/src/features/core/main-search/main-search\\.rules\\.ts$',
  '^apps/server/src/features/core/session/user-data\\.ts$',
  '^apps/web/gallery/ticks\\.tsx$',
  '^apps/web/src/platform/answer-opinions\\.queries\\.ts$',
];

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'contract-imports-zod-and-itself',
      severity: 'error',
      from: { path: '^packages/contract/src' },
      to: { pathNot: ['^packages/contract/src', 'node_modules/zod'] },
    },
    { name: 'packages-know-no-app', severity: 'error', from: { path: '^packages/' }, to: { path: '^apps/' } },
    {
      name: 'local-time-imports-nothing',
      severity: 'error',
      from: { path: '^packages/local-time/src/' },
      to: { pathNot: '^packages/local-time/src/' },
    },
    {
      name: 'packages-share-local-time-alone',
      severity: 'error',
      from: { path: '^packages/([^/]+)/' },
      to: { path: '^packages/', pathNot: ['^packages/$1/', '^packages/local-time/'] },
    },
    {
      name: 'rules-of-packages-are-pure',
      severity: 'error',
      from: { path: '^packages/(working-time|ergani)/src/' },
      to: { pathNot: ['^packages/$1/src/', '^packages/local-time/src/'] },
    },
    {
      name: 'apps-meet-in-the-contract',
      severity: 'error',
      from: { path: '^apps/server/' },
      to: { path: '^apps/web/' },
    },
    {
      name: 'apps-meet-in-the-contract-too',
      severity: 'error',
      from: { path: '^apps/web/' },
      to: { path: '^apps/server/' },
    },
    {
      name: 'features-do-not-know-each-other',
      severity: 'error',
      from: { path: feature, pathNot: '^apps/server/src/features/core/demo/' },
      to: { path: feature, pathNot: ['^apps/$1/src/features/$2/', '\\.(table|commands|reads)\\.ts$'] },
    },
    {
      name: 'nothing-leans-on-demo-apps',
      severity: 'error',
      from: { pathNot: ['/\\(?demo-apps\\)?/', ...stillLeansOnDemoApps] },
      to: { path: '/demo-apps/' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(platform|ui)/' },
      to: { path: '^apps/[^/]+/src/(features|roster)/' },
    },
    {
      name: 'the-roster-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/roster/' },
      to: { path: '^apps/[^/]+/src/features/', pathNot: '\\.table\\.ts$' },
    },
    {
      name: 'routes-go-through-the-service',
      severity: 'error',
      from: { path: '\\.routes\\.ts$' },
      to: { path: '\\.table\\.ts$', pathNot: '/live\\.table\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      severity: 'error',
      from: { path: '\\.rules\\.ts$', pathNot: '\\.test\\.ts$' },
      to: { path: ['\\.table\\.ts$', 'platform/database\\.ts$', 'drizzle-orm', 'node_modules/pg/'] },
    },
    {
      name: 'only-queries-call-the-api',
      severity: 'error',
      from: { path: '^apps/web/src/(features|roster)/', pathNot: '\\.queries\\.ts$' },
      to: { path: '^apps/web/src/platform/api\\.ts$', dependencyTypesNot: ['type-only'] },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: ['/dist/', '\\.test\\.tsx?$', '/src/test/', '/example/', '/browser/'] },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
