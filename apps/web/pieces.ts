import { readdirSync, readFileSync } from 'node:fs';

/** Used by the login and by most pages after it. */
const door =
  /\/ui\/(text-field|use-form|forms\/(drafts|use-kept-state|field-schema|fault-sentences|limits|show-fault)|submit-button|password-field|message|icon-button)\.|zod\/v4\/core\/regexes\.|platform\/(unsaved\.|schema\/(parse|outcome|formats|innermost)\.)|session\.queries|Icon(Eye|EyeOff|AlertCircle|CircleCheck|InfoCircle)\.|createReactComponent|defaultAttributes|[uU]seMutation\.|mutationO(bserver|ptions)\./;

/** The grid of the timeline and the unit calendar; the working hours do not use it. */
const grid =
  /\/(packages\/timeline\/src\/(?!period|editing\/)|apps\/web\/src\/roster\/(grid\/(?!hover-card)|use-grid-model|grid-keys|model\/(bars|grid-|displayed-events|employee-display)))/;

/** What the three calendars render first and no other page uses; details, cards and phone views load when opened. */
const roster =
  /\/IconColorSwatch\.|\/department-order\.contract\.|\/(packages\/timeline\/src\/(?!editing\/)|apps\/web\/src\/roster\/(?!not-compared|planning\/|publications\/|approval\/|loans\/|hotel-screen|use-minute|requests\/|own\/|guests\/(?!use-)|wishes\/|weekdays\/|detail\/|phone\/|export\/(?!roster-export|roster-picture)|feed\/|open-cards|hung-layer|row-menu|toolbar\/legend\.t|sheet\/|declaring\/|employee-actions|grid\/hover-card|model\/(breakdown|ics|elsewhere|split-totals|lent-shifts|read-plain|read-event)\.))/;

/** Small parts of the frame, the calendars and other screens of a single hotel. */
const parts =
  /\/apps\/web\/src\/(roster\/(hotel-screen|use-minute)|ui\/(part\.|search-field\.|busy-line\.|hotel\/hotel-mark|radio-tabs|switch|shift-types|action-menu|dots-menu|popup\/(anchored|keep-at-anchor|popup)\.|export\/export(-menu|-scope|\.words|\.module)|date-jump\/date-jump\.|combobox\/(combobox|chosen-chip|multi-combobox|option-list|options|use-active))|platform\/(after-paint|preferences|screen-keys|format-hours|durations\.words|bookmarks\.queries|switch-hotel|last-hotel|format-count|access|tell-copied|fold-text|typed-search))|\/(bookmarks\.contract|staff-request|contract\/src\/(moment|day))\./;

/** The icons of the menu, which every page renders. */
const menu = new RegExp(`/features/[^/]+/[\\w-]+\\.icons\\.ts|/(${menuIcons().join('|')})\\.m?js$`);

/** Returns the icons that the areas use for their groups and pages. */
function menuIcons(): string[] {
  const features = new URL('src/features/', import.meta.url);
  const sources = readdirSync(features).flatMap((area) =>
    readdirSync(new URL(`${area}/`, features))
      .filter((file) => /\.(icons|pages)\.ts$/.test(file))
      .map((file) => readFileSync(new URL(`${area}/${file}`, features), 'utf8')),
  );
  return [...new Set(sources.flatMap((source) => source.match(/\bIcon\w+/g) ?? []))];
}

/** Tables with their search, pages and filters: most pages have one, the calendars have none. */
const lists =
  /\/apps\/web\/src\/(ui\/(list|list-head|tabs|text-area|date-field|time-field|avatar|checkbox|forms\/form-dialog|forms\/use-discard-guard|confirm-dialog|select-field|page-head)[/.]|platform\/(list-search|every-page|search-change)\.)/;

/** Forms, lists and pagination, used by most other pages. */
const fields = /\/apps\/web\/src\/(ui\/(?!rich-text|upload|export|date-field|popup\/follow)|platform\/(?!uploads))/;

const shared = /\/node_modules\/|\/packages\/contract\/|\/apps\/web\/src\/(ui|platform)\//;

/** Without the contract that may count as shared by more pages than the one it is built on, which would be a circle. */
const everywhere = new RegExp(`^(?!.*/organisation-unit-calendar\\.contract).*(?:${shared.source})`);

/** Without what many parts load when they open, but the calendars not before they are seen. */
const often = new RegExp(
  `^(?!.*/(?:(?:publications|shifts)\\.contract|scheduling/planned-items|export/list-file)).*(?:${shared.source})`,
);

/** Pages there are; the thresholds below were chosen for 79. */
const pages = readdirSync(new URL('src/routes/', import.meta.url), { recursive: true }).filter((file) =>
  String(file).endsWith('.tsx'),
).length;

const most = Math.round((32 / 79) * pages);
const many = Math.round((10 / 79) * pages);

/**
 * The chunks; a module goes into the first one that matches it. A page loads about ten of them plus a few of its own
 * instead of 140 files, and larger chunks compress better. `minShareCount` is the number of pages and parts that use a
 * module; what most of them need is loaded with any of them.
 */
export const pieces = [
  { name: 'core', tags: ['$initial' as const] },
  { name: 'door', test: door },
  { name: 'dates', test: /\/packages\/local-time\// },
  { name: 'lists', test: lists, minShareCount: many },
  { name: 'all', test: everywhere, minShareCount: most },
  { name: 'grid', test: grid },
  { name: 'roster', test: roster },
  { name: 'parts', test: parts },
  { name: 'menu', test: menu },
  { name: 'icons', test: /\/@tabler\/icons-react\//, minShareCount: 8 },
  { name: 'marks', test: /\/@tabler\/icons-react\//, minShareCount: 3 },
  { name: 'common', test: often, minShareCount: many },
  { name: 'fields', test: fields, minShareCount: 5 },
];
