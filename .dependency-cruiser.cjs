// The house's import rules; scripts/imports.mjs asserts that modules were read at all.
// A feature is a folder in an area: features/time/punches.
const feature = '^apps/(server|web)/src/features/([^/]+/[^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      from: {},
      to: { circular: true },
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
      from: { path: '^packages/(working-time|ergani|roster-grid)/src/' },
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
      from: { pathNot: ['/\\(?demo-apps\\)?/', '^apps/web/src/routeTree\\.gen\\.ts$'] },
      to: { path: '/\\(?demo-apps\\)?/' },
    },
    {
      name: 'what-an-area-says-is-found-by-its-name',
      severity: 'error',
      from: {},
      to: { path: '/([^/]+)/\\1\\.(area|contracts|pages)\\.ts$' },
    },
    {
      // A circle through a glob is seen by nobody.
      name: 'areas-do-not-compose',
      severity: 'error',
      from: { path: '^apps/server/src/(features|platform|roster)/' },
      to: {
        path: '^apps/server/src/(app|areas|samples|every-work|session-extras|start-server|schema|derived/(ledger|install-triggers))\\.ts$',
      },
    },
    {
      name: 'pages-of-an-area-do-not-compose',
      severity: 'error',
      from: { path: '\\.(pages|icons)\\.ts$' },
      to: { path: '^apps/web/src/areas/(?!area-pages\\.ts$)' },
    },
    {
      name: 'platform-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/(platform|ui)/' },
      to: { path: '^apps/[^/]+/src/(features|roster|areas)/' },
    },
    {
      name: 'the-roster-knows-no-feature',
      severity: 'error',
      from: { path: '^apps/[^/]+/src/roster/' },
      to: { path: '^apps/[^/]+/src/features/', pathNot: '\\.(table|reads)\\.ts$' },
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
    webpackConfig: { fileName: 'scripts/web-imports.cjs' },
    enhancedResolveOptions: {
      extensions: ['.ts', '.tsx', '.js', '.mjs'],
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'default'],
    },
  },
};
