import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from './environment.mjs';

/** Features that exist in fewer than three places, and why. */
const exceptions = {
  'core/api-docs': 'the page of all calls, drawn by the server alone',
  'core/demo': 'the sample hotels, filled by the server alone',
  'core/health': 'asked by machines, not by a screen',
  'core/home': 'what waits, today and the week, on the calls of other features',
  'core/hotels': 'the choice of a hotel in the head of a page; the hotels come from people/organisation',
  'core/live': 'the channel that platform/changes.ts listens to for all screens',
  'core/main-search': 'searched from core/shell',
  'core/shell': 'the frame of every page, without calls of its own',
  'core/uploads': 'files of records; the screens of the records show them',
  'core/waiting': 'the counts at the bell and the menu of core/shell, and in core/home',
  'core/web': 'hands out the built pages',
  'declarations/on-duty': 'a page of its own on the calls of declarations',
  'demo-apps/answer-opinions': 'asked below the answers of demo-apps/faq',
  'demo-apps/checkout': 'a second contract of demo-apps/shop',
  'demo-apps/orders': 'a second contract of demo-apps/shop',
  'people/contact': 'a second contract of people/people, asked by the calendars',
  'people/hotel-holidays': 'a second contract of people/organisation',
  'people/hotels': 'a second contract of people/organisation',
  'people/import-memory': 'asked in the imports of people, rosters and punches',
  'people/imports': 'listed and undone where files are imported',
  'people/names': 'a second contract of people/people',
  'people/people-files': 'a second contract of people/people',
  'people/person-actions': 'a second contract of people/people',
  'people/privacy': 'a second contract of people/people',
  'scheduling/leaves': 'a second contract of scheduling/shifts; a tab of people/people',
  'scheduling/plan-notes': 'kept in the plan of the calendars',
  'scheduling/planning': 'a mode of the calendars, beside them in the roster layer',
  'scheduling/plan-presence': 'shown in the plan of the calendars',
  'scheduling/roster-checks': 'drawn on the bars of the calendars',
  'scheduling/roster-wishes': 'a part of time/my-time and of the plan',
  'scheduling/roster-feeds': 'offered in the export of the calendars',
  'scheduling/rotations': 'kept in the plan of the calendars',
  'scheduling/shift-templates': 'kept and typed in the plan of the calendars',
  'scheduling/template-weeks': 'kept in the plan of the calendars',
  'scheduling/shifts': 'changed in the calendars',
  'scheduling/staffing-needs': 'kept in the plan of the calendars',
  'scheduling/department-budgets': 'kept and shown in the plan of the calendars',
  'scheduling/plan-advice': 'kept in the plan of the calendars',
  'scheduling/department-order': 'kept in the plan of the calendars',
  'settings/slips': 'a second contract of settings/accounts',
  'time/agreements': 'a tab of time/clock-devices',
  'time/clock-policies': 'a tab of time/clock-devices',
  'time/correction-requests': 'asked in time/my-time, decided in time/attendance',
  'time/my-time': 'what time/punches and time/correction-requests say of oneself',
  'time/punch-files': 'a second contract of time/terminals',
  'time/punch-import': 'a page of its own on the calls of time/punches',
  'time/punches': 'seen in time/attendance and time/my-time',
  'time/terminals': 'called by terminals; set up in time/clock-devices',
};

const foldersOf = (path) => readdirSync(join(root, path), { withFileTypes: true }).filter((one) => one.isDirectory());

/** Returns `area/feature` for an application, from its folders. */
const featuresOf = (path) =>
  foldersOf(path).flatMap((area) => foldersOf(join(path, area.name)).map(({ name }) => `${area.name}/${name}`));

/** Returns `area/feature` for the contract, from its files. */
function contracts() {
  const source = 'packages/contract/src';
  const endings = /\.contract\.ts$/;
  return foldersOf(source).flatMap(({ name: area }) =>
    readdirSync(join(root, source, area))
      .filter((file) => endings.test(file))
      .map((file) => `${area}/${file.replace(endings, '')}`),
  );
}

describe('a feature has one name', () => {
  const lists = {
    server: featuresOf('apps/server/src/features'),
    web: featuresOf('apps/web/src/features'),
    contract: contracts(),
  };
  const all = [...new Set(Object.values(lists).flat())].sort();
  const stands = (name) => Object.keys(lists).filter((list) => lists[list].includes(name));

  it.each(all)('%s in server, web and contract', (name) => {
    const isEverywhere = stands(name).length === 3;
    expect(isEverywhere || name in exceptions, `${name} stands in ${stands(name)} alone`).toBe(true);
  });

  it('has no exception that is not needed', () => {
    expect(Object.keys(exceptions).filter((name) => [0, 3].includes(stands(name).length))).toEqual([]);
  });
});
