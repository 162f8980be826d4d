import { createZone } from '@horae/local-time/zone';
import { describe, expect, it } from 'vitest';
import { type HeldSkill, missingSkills } from './missing-skills';
import type { RosterLimits, RosterShift } from './roster-facts';
import { rosterFindings } from './roster-findings';

const needs = [
  { jobTitle: 'Cook', skill: 'HACCP' },
  { jobTitle: 'Lifeguard', skill: 'First aid' },
];
const fold = (name: string) => name.toLowerCase();
const missing = (held: HeldSkill[], day = '2026-11-10', jobTitle = 'COOK') =>
  missingSkills({ needs, jobTitle, held, fold }, day);

describe('the skills that somebody lacks on a day', () => {
  it('are those not held at all', () => {
    expect(missing([])).toEqual([{ skill: 'HACCP', expiredFor: 0 }]);
    expect(missing([{ name: 'First aid', until: null }])).toEqual([{ skill: 'HACCP', expiredFor: 0 }]);
    expect(missing([{ name: 'haccp', until: null }])).toEqual([]);
    expect(missing([], '2026-11-10', 'Waiter')).toEqual([]);
    expect(missing([], '2026-11-10', '')).toEqual([]);
  });

  it('are those that expired before it; the last day still counts', () => {
    const held = [{ name: 'HACCP', until: '2026-11-09' }];
    expect(missing(held, '2026-11-09')).toEqual([]);
    expect(missing(held, '2026-11-10')).toEqual([{ skill: 'HACCP', expiredFor: 1 }]);
    expect(missing(held, '2027-11-09')).toEqual([{ skill: 'HACCP', expiredFor: 365 }]);
  });

  it('are not those of which another entry is still valid', () => {
    const old = { name: 'HACCP', until: '2025-01-01' };
    expect(missing([old, { name: 'Haccp', until: '2027-01-01' }])).toEqual([]);
    expect(missing([{ name: 'Haccp', until: '2026-11-01' }, old])).toEqual([{ skill: 'HACCP', expiredFor: 9 }]);
  });

  it('are those of the work itself too, each once', () => {
    const lacked = (skill: string | null, jobTitle: string, held: HeldSkill[] = []) =>
      missingSkills({ needs, jobTitle, skill, held, fold }, '2026-11-10').map((one) => one.skill);
    expect(lacked('First aid', 'Cook')).toEqual(['HACCP', 'First aid']);
    expect(lacked('haccp', 'Cook')).toEqual(['HACCP']);
    expect(lacked('First aid', '')).toEqual(['First aid']);
    expect(lacked('First aid', 'Waiter', [{ name: 'FIRST AID', until: null }])).toEqual([]);
    expect(lacked(null, 'Waiter')).toEqual([]);
  });
});

describe('work without a skill', () => {
  const at = (hour: number) => Date.parse('2026-11-10T00:00+02:00') + hour * 3_600_000;
  const usual: RosterLimits = { dailyRest: 0, longestDay: 1440, daysInRow: 99 };
  const shift = { id: 7, day: '2026-11-10', from: at(8), to: at(16), breakMinutes: 0, isOvertime: false };
  const found = (limits: RosterLimits | null, lacking: RosterShift['missing']) =>
    rosterFindings({
      shifts: [{ ...shift, ...(lacking && { missing: lacking }) }],
      limitsOn: () => limits,
      zone: createZone('Europe/Athens'),
      overtimeBefore: 0,
    });
  const both = [
    { skill: 'HACCP', expiredFor: 12 },
    { skill: 'First aid', expiredFor: 0 },
  ];
  const finding = { kind: 'planSkillMissing', day: '2026-11-10', shifts: [7], limit: null, grade: 'advice' };

  it('is advised on, skill by skill, for people without limits too', () => {
    const expected = [
      { ...finding, measured: 12, skill: 'HACCP' },
      { ...finding, measured: 0, skill: 'First aid' },
    ];
    expect(found(usual, both)).toEqual(expected);
    expect(found(null, both)).toEqual(expected);
    expect(found(usual, undefined)).toEqual([]);
  });

  it('has the grade that the hotel decided on', () => {
    expect(found({ ...usual, grades: { planSkillMissing: 'against' } }, both).map(({ grade }) => grade)).toEqual([
      'against',
      'against',
    ]);
    expect(found({ ...usual, grades: { planSkillMissing: 'off' } }, both)).toEqual([]);
  });
});
