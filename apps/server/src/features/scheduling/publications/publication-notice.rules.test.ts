import { describe, expect, it } from 'vitest';
import { athens, daysItem, workItem } from '#roster/planned-item-fixture';
import type { OwnChange } from './own-change';
import { publicationNotice } from './publication-notice.rules';

const publication = {
  hotel: { name: 'Sea', timeZone: athens },
  first: '2030-06-03',
  last: '2030-06-09',
  by: { id: 7, fullName: 'Eleni' },
  isAgain: false,
  names: { department: (id: number) => (id === 4 ? 'Pool bar' : null), workCentre: () => null },
};
const early = workItem('2030-06-04T07:00', '2030-06-04T15:00');
const late = workItem('2030-06-04T15:00', '2030-06-04T23:00');

/** The lines about days, in English and Greek. */
function linesOf(...changes: OwnChange[]) {
  const { lines, greek } = publicationNotice(1, changes, publication);
  return [lines.slice(1, -1), greek.lines.slice(1, -1)];
}

describe('the letter about a published roster', () => {
  it('says who published which days, and where they are confirmed', () => {
    expect(publicationNotice(1, [{ before: null, after: early }], publication)).toEqual({
      on: 'always',
      to: 1,
      by: [7],
      subject: 'Your roster at Sea: Jun 3 – 9, 2030',
      lines: [
        'Eleni published changes of your roster.',
        'Tue, Jun 4: 07:00–15:00',
        'Confirm in “My time” that you have seen them.',
      ],
      links: [{ path: '/my-time', text: 'My time' }],
      greek: {
        subject: 'Το πρόγραμμά σας στο Sea: 3/6 – 9/6/2030',
        lines: [
          'Δημοσιεύτηκαν αλλαγές στο πρόγραμμά σας (Eleni).',
          'Τρί 4/6: 07:00–15:00',
          'Επιβεβαιώστε στο «Ο χρόνος μου» ότι τις είδατε.',
        ],
        links: [{ path: '/my-time', text: 'Ο χρόνος μου' }],
      },
    });
  });

  it('is a reminder the second time, and names a single day once', () => {
    const again = { ...publication, isAgain: true, last: '2030-06-03' };
    const { subject, lines, greek } = publicationNotice(1, [], again);
    expect([subject, ...lines]).toEqual([
      'Reminder: your roster at Sea: Mon, Jun 3, 2030',
      'Eleni asks you to confirm that you have seen the changes of your roster.',
      'Confirm in “My time” that you have seen them.',
    ]);
    expect([greek.subject, ...greek.lines]).toEqual([
      'Υπενθύμιση: το πρόγραμμά σας στο Sea: Δευ 3/6/2030',
      'Επιβεβαιώστε ότι είδατε τις αλλαγές στο πρόγραμμά σας (Eleni).',
      'Επιβεβαιώστε στο «Ο χρόνος μου» ότι τις είδατε.',
    ]);
  });
});

describe('the line of a day', () => {
  it.each<[string, OwnChange, string, string]>([
    [
      'changed hours',
      { before: early, after: late },
      '15:00–23:00 (was 07:00–15:00)',
      '15:00–23:00 (ήταν 07:00–15:00)',
    ],
    [
      'a shift that is gone',
      { before: early, after: null },
      'no longer planned: 07:00–15:00',
      'δεν ισχύει πια: 07:00–15:00',
    ],
    ['a day off', { before: null, after: daysItem('DayOff', '2030-06-04') }, 'day off', 'ρεπό'],
    [
      'leave of some days in place of work',
      { before: early, after: daysItem('SickLeave', '2030-06-04', '2030-06-05') },
      'leave – Wed, Jun 5 (was 07:00–15:00)',
      'άδεια – Τετ 5/6 (ήταν 07:00–15:00)',
    ],
    [
      'a shift that came from another day',
      { before: workItem('2030-06-06T07:00', '2030-06-06T15:00'), after: early },
      '07:00–15:00 (was Thu, Jun 6 07:00–15:00)',
      '07:00–15:00 (ήταν Πέμ 6/6 07:00–15:00)',
    ],
    [
      'a day off that came from another day',
      { before: daysItem('DayOff', '2030-06-06'), after: early },
      '07:00–15:00 (was Thu, Jun 6 day off)',
      '07:00–15:00 (ήταν Πέμ 6/6 ρεπό)',
    ],
    [
      'a night with its place, job and skill',
      {
        before: null,
        after: workItem('2030-06-04T22:00', '2030-06-05T06:00', {
          departmentId: 4,
          jobTitle: 'Guard',
          skill: 'Lifeguard',
        }),
      },
      '22:00–06:00, Pool bar, Guard, needs Lifeguard',
      '22:00–06:00, Pool bar, Guard, χρειάζεται Lifeguard',
    ],
    [
      'a department of which the name is not known',
      { before: null, after: { ...early, departmentId: 5 } },
      '07:00–15:00',
      '07:00–15:00',
    ],
  ])('tells %s', (_what, change, english, greek) => {
    expect(linesOf(change)).toEqual([[`Tue, Jun 4: ${english}`], [`Τρί 4/6: ${greek}`]]);
  });

  it('has all changes of the day, and the days are in order', () => {
    const off = daysItem('DayOff', '2030-06-03');
    expect(
      linesOf({ before: early, after: late }, { before: null, after: early }, { before: null, after: off })[0],
    ).toEqual(['Mon, Jun 3: day off', 'Tue, Jun 4: 15:00–23:00 / 07:00–15:00 (was 07:00–15:00)']);
  });
});
