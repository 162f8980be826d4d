import type { PlanRules } from '@horae/contract/scheduling/plan-rules';
import { describe, expect, it } from 'vitest';
import { newFindings } from './plan-check.rules';
import { moveItems } from './plan-items.rules';
import { at, days, planOf, shiftOf, zone } from './test-plan';

const limits = { dailyRest: 660, longestDay: 780, daysInRow: 6 };
const late = shiftOf(7, 11, '2026-11-09T15:00', '2026-11-09T23:00');
const early = shiftOf(7, 12, '2026-11-11T07:00', '2026-11-11T15:00');
type Work = PlanRules['people'][number]['work'];

const rulesOf = (work: Work, more: Partial<PlanRules['people'][number]['rules'][number]> = {}): PlanRules => ({
  people: [
    {
      employeeId: 7,
      overtimeBefore: 0,
      elsewhere: [],
      off: [],
      work,
      rules: [{ from: '2026-10-26', limits, isBreakPaid: false, ...more }],
    },
  ],
});
const work: Work = [
  [11, late.start, late.end, 0, 0],
  [12, early.start, early.end, 0, 0],
];
const moved = (by: number) =>
  moveItems(
    planOf(late, early),
    { moved: [{ id: 12, from: 7, to: 7, start: early.start, end: early.end }], days: by, minutes: 0, isCopy: false },
    days,
  );
const found = (rules: PlanRules, by: number) =>
  newFindings({ rules, drafts: [], zone }, moved(by)).map(({ kind, day, measured, limit }) => [
    kind,
    day,
    measured,
    limit,
  ]);

describe('what a drag would make wrong', () => {
  it('is said with the day, what is measured and what is allowed', () => {
    expect(found(rulesOf(work), -1)).toEqual([['planRest', '2026-11-10', 480, 660]]);
    expect(found(rulesOf(work), 1)).toEqual([]);
  });

  it('counts work that is not on screen', () => {
    const night: Work = [...work, [13, at('2026-11-11T22:00'), at('2026-11-12T06:00'), 0, 0]];
    expect(found(rulesOf(night), 1)).toContainEqual(['planRest', '2026-11-12', 60, 660]);
  });

  it('counts work in another hotel, before the shift and after it', () => {
    const known = (from: string, to: string) => {
      const { people } = rulesOf(work);
      return { people: people.map((one) => Object.assign({}, one, { inOtherHotels: [[at(from), at(to), 0, 0]] })) };
    };
    expect(found(known('2026-11-12T15:00', '2026-11-12T22:00'), 2)).toEqual([['planRest', '2026-11-13', 540, 660]]);
    expect(found(known('2026-11-14T00:00', '2026-11-14T06:00'), 2)).toEqual([['planRest', '2026-11-13', 540, 660]]);
    expect(found(known('2026-11-12T10:00', '2026-11-12T14:00'), 2)).toEqual([]);
  });

  it('goes by the limits of the day, of which there may be none', () => {
    expect(found(rulesOf(work, { limits: { ...limits, dailyRest: 420 } }), -1)).toEqual([]);
    expect(found(rulesOf(work, { limits: null }), -1)).toEqual([]);
  });

  it('is nothing where no rule holds yet', () => {
    expect(found(rulesOf(work, { from: '2026-11-12' }), -1)).toEqual([]);
  });

  it('is what the person wishes, and more Sundays than a fair share', () => {
    const wishes = [{ first: '2026-11-12', last: null, weekdays: [4], hours: null }];
    const shares = { limits: { ...limits, sundaysInFourWeeks: 1 } };
    const known = (more: Partial<PlanRules['people'][number]>) => {
      const { people } = rulesOf(work, shares);
      return { people: people.map((one) => Object.assign({}, one, more)) };
    };
    expect(found(known({ wishes }), 1)).toEqual([['planWishUnmet', '2026-11-12', 480, null]]);
    expect(found(known({ before: { sundays: ['2026-11-01'], nights: [] } }), 4)).toEqual([
      ['planManySundays', '2026-11-15', 2, 1],
    ]);
    expect(found(known({}), 4)).toEqual([]);
  });

  it.each([
    [40, ['planRest']],
    [41, []],
  ])('is looked for among up to forty people: %i', (people, kinds) => {
    const others = Array.from({ length: people - 1 }, (_, at) => ({
      ...moved(-1)[0]!,
      id: 100 + at,
      item: { ...moved(-1)[0]!.item!, employeeId: 100 + at },
    }));
    const changes = [...moved(-1), ...others];
    expect(newFindings({ rules: rulesOf(work), drafts: [], zone }, changes).map(({ kind }) => kind)).toEqual(kinds);
  });

  it('is of those who get something, not of those who give it away', () => {
    const contract = { ...limits, contractWeek: 2400, contractDays: 5 };
    const full: Work = ['09', '10', '11', '12', '13'].map((day) => [
      Number(day),
      at(`2026-11-${day}T07:00`),
      at(`2026-11-${day}T15:00`),
      0,
      0,
    ]);
    const extra = shiftOf(8, 20, '2026-11-13T03:00', '2026-11-13T07:00');
    const longWeek = full.map((one, at) => (at === 0 ? [one[0], one[1], one[2] - 4 * 3_600_000, 0, 0] : one)) as Work;
    const [one] = rulesOf([]).people;
    const rules: PlanRules = {
      people: [
        one!,
        {
          ...one!,
          employeeId: 8,
          work: [...longWeek, [20, extra.start, extra.end, 0, 0]],
          rules: [{ from: '2026-10-26', limits: contract, isBreakPaid: false }],
        },
      ],
    };
    const moving = (to: number) =>
      moveItems(
        planOf(extra),
        { moved: [{ id: 20, from: 8, to, start: extra.start, end: extra.end }], days: 0, minutes: 0, isCopy: false },
        days,
      );
    const shorter = moving(8).map((change) => ({ ...change, item: { ...change.item!, end: '2026-11-13T04:00' } }));
    const kinds = (changes: typeof shorter) =>
      newFindings({ rules, drafts: [], zone }, changes).map(({ kind }) => kind);

    expect(kinds(shorter)).toEqual(['planUnderContract']);
    expect(kinds(moving(7) as typeof shorter)).toEqual([]);
  });

  it('leaves out what was wrong before', () => {
    const tight: Work = [
      ...work,
      [14, at('2026-11-13T01:00'), at('2026-11-13T05:00'), 0, 0],
      [15, at('2026-11-14T06:00'), at('2026-11-14T10:00'), 0, 0],
    ];
    const before: Work = [...tight, [16, at('2026-11-14T12:00'), at('2026-11-15T06:00'), 0, 0]];
    expect(found(rulesOf(before), 0)).toEqual([]);
  });
});

describe('a skill that the job needs', () => {
  const jobSkills = [{ from: '2026-11-10', needs: [{ jobTitle: 'Cook', skill: 'HACCP' }] }];
  const withSkills = (skills: { name: string; until: string | null }[], jobTitle: string | null = null): PlanRules => {
    const { people } = rulesOf([work[0]!, work[1]!], { job: 'COOK' });
    const elsewhere = jobTitle === null ? [] : [{ id: 12, departmentId: null, jobTitle, skill: null }];
    return { jobSkills, people: people.map((one) => ({ ...one, skills, elsewhere })) };
  };
  const missing = (rules: PlanRules, by: number) =>
    newFindings({ rules, drafts: [], zone }, moved(by)).flatMap(({ kind, day, measured, skill, grade }) =>
      kind === 'planSkillMissing' ? [[day, measured, skill, grade]] : [],
    );

  it('is missing or expires where a shift is dragged to', () => {
    expect(missing(withSkills([]), 1)).toEqual([['2026-11-12', 0, 'HACCP', 'advice']]);
    expect(missing(withSkills([{ name: 'haccp', until: '2026-11-11' }]), 1)).toEqual([
      ['2026-11-12', 1, 'HACCP', 'advice'],
    ]);
    expect(missing(withSkills([{ name: 'haccp', until: '2026-11-12' }]), 1)).toEqual([]);
    expect(missing(withSkills([]), -2)).toEqual([]);
  });

  it('is that of the job in which the shift is worked', () => {
    const cook = { ...moved(1)[0]!, item: { ...moved(1)[0]!.item!, jobTitle: 'Waiter', skill: null } };
    expect(newFindings({ rules: withSkills([]), drafts: [], zone }, [cook])).toEqual([]);
  });

  it('is that of the shift itself too, once the server has told who has it', () => {
    const wanted = moved(1).map((one) => ({ ...one, item: { ...one.item!, jobTitle: 'Waiter', skill: 'First aid' } }));
    const foundBy = (more: Partial<PlanRules>) =>
      newFindings({ rules: { ...withSkills([]), ...more }, drafts: [], zone }, wanted).map(({ skill }) => skill);
    expect(foundBy({ needed: ['haccp', 'first aid'] })).toEqual(['First aid']);
    expect(foundBy({ needed: ['haccp'] })).toEqual([]);
    const off = [{ from: '2026-11-10', needs: [], isOff: true as const }];
    expect(foundBy({ needed: ['first aid'], jobSkills: off })).toEqual([]);
  });
});
