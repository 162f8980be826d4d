import { expect, it } from 'vitest';
import { answerNotice, submittedNotice } from './approval-notice.rules';

const by = { id: 3, fullName: 'Anna Rossi' };
const submitted = { hotel: 'Asterion', firstDay: '2030-06-03', lastDay: '2030-06-09', people: 2, by, text: null };
const links = [{ path: '/roster-approval', text: 'Roster approval' }];

it('tells who approves that a roster was submitted, with its days, people and remark', () => {
  const notice = submittedNotice(9, { ...submitted, text: 'Two are new.' });
  expect(notice).toMatchObject({ on: 'always', to: 9, by: [3], links });
  expect(notice.subject).toBe('Roster to approve at Asterion: Jun 3 – 9, 2030');
  expect(notice.lines).toEqual(['Anna Rossi submitted changes of the roster for 2 people.', 'Two are new.']);
  expect(notice.greek).toEqual({
    subject: 'Πρόγραμμα για έγκριση στο Asterion: 3/6 – 9/6/2030',
    lines: ['Υποβλήθηκαν αλλαγές προγράμματος για 2 άτομα (Anna Rossi).', 'Two are new.'],
    links: [{ path: '/roster-approval', text: 'Έγκριση προγράμματος' }],
  });
});

it.each([
  [0, 'open shifts', 'ανοιχτές βάρδιες'],
  [1, '1 person', '1 άτομο'],
  [3, '3 people', '3 άτομα'],
])('counts %i people', (people, english, greek) => {
  const one = submittedNotice(9, { ...submitted, lastDay: submitted.firstDay, people });
  expect(one.subject).toBe('Roster to approve at Asterion: Mon, Jun 3, 2030');
  expect(one.lines).toEqual([`Anna Rossi submitted changes of the roster for ${english}.`]);
  expect(one.greek?.lines).toEqual([`Υποβλήθηκαν αλλαγές προγράμματος για ${greek} (Anna Rossi).`]);
});

it('tells the planner that it was approved', () => {
  const notice = answerNotice(4, submitted, true);
  expect(notice).toMatchObject({ on: 'always', to: 4, by: [3], links });
  expect(notice.subject).toBe('Your roster at Asterion was approved: Jun 3 – 9, 2030');
  expect(notice.lines).toEqual(['Anna Rossi approved and published the roster that you submitted.']);
  expect(notice.greek?.lines).toEqual(['Το πρόγραμμα που υποβάλατε εγκρίθηκε και δημοσιεύτηκε (Anna Rossi).']);
});

it('tells the planner that it was sent back, why, and what to do', () => {
  const notice = answerNotice(4, { ...submitted, text: 'Sunday is short.' }, false);
  expect(notice.subject).toBe('Your roster at Asterion was sent back: Jun 3 – 9, 2030');
  expect(notice.lines).toEqual([
    'Anna Rossi sent back the roster that you submitted.',
    'Sunday is short.',
    'Change the plan and submit it again.',
  ]);
  expect(notice.greek?.lines).toEqual([
    'Το πρόγραμμα που υποβάλατε επιστράφηκε (Anna Rossi).',
    'Sunday is short.',
    'Αλλάξτε το πρόγραμμα και υποβάλετέ το ξανά.',
  ]);
  expect(answerNotice(4, submitted, false).lines).toHaveLength(2);
});
