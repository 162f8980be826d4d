import { describe, expect, it } from 'vitest';
import { answerNotice } from './request-notice.rules';

const request = { accountId: 31, day: '2026-11-04', reason: 'I left at\n  15:40' };
const answer: Parameters<typeof answerNotice>[1] = {
  state: 'accepted',
  answer: null,
  by: { id: 52, fullName: 'Nikos Rallis' },
  hotel: 'Hotel Dio',
};
const textsOf = (more: Partial<typeof answer>, reason = request.reason) => {
  const { subject, lines, greek } = answerNotice({ ...request, reason }, { ...answer, ...more });
  return { en: [subject, ...lines], el: [greek.subject, ...greek.lines] };
};

it('goes to the account that asked, as an answer to a form of the one who decided', () => {
  expect(answerNotice(request, answer)).toMatchObject({
    on: ['answerOnForm'],
    to: 31,
    by: [52],
    links: [{ path: '/my-time', text: 'My time' }],
    greek: { links: [{ path: '/my-time', text: 'Ο χρόνος μου' }] },
  });
});

describe('the text', () => {
  it('of an accepted request has its reason on one line', () => {
    expect(textsOf({})).toEqual({
      en: [
        'Your request for Wed, Nov 4, 2026 was accepted',
        'You requested a correction for Wed, Nov 4, 2026 at Hotel Dio: “I left at 15:40”',
        'Nikos Rallis accepted it.',
      ],
      el: [
        'Το αίτημά σας για την ημέρα Τετ 4/11/2026 έγινε δεκτό',
        'Ζητήσατε διόρθωση για την ημέρα Τετ 4/11/2026 στο Hotel Dio: «I left at 15:40»',
        'Αποφάσισε: Nikos Rallis.',
      ],
    });
  });

  it('of a refused request calls it rejected', () => {
    const { en, el } = textsOf({ state: 'refused' });
    expect([en[0], en[2]]).toEqual(['Your request for Wed, Nov 4, 2026 was rejected', 'Nikos Rallis rejected it.']);
    expect([el[0], el[2]]).toEqual([
      'Το αίτημά σας για την ημέρα Τετ 4/11/2026 απορρίφθηκε',
      'Αποφάσισε: Nikos Rallis.',
    ]);
  });

  it('has the answer in place of the decision', () => {
    const { en, el } = textsOf({ state: 'refused', answer: 'The door says 15:10.' });
    expect(en[2]).toBe('Nikos Rallis: “The door says 15:10.”');
    expect(el[2]).toBe('Nikos Rallis: «The door says 15:10.»');
  });

  it('has only the start of a long reason', () => {
    const { en, el } = textsOf({}, 'word '.repeat(60));
    const start = `${'word '.repeat(39)}word …`;
    expect(en[1]).toBe(`You requested a correction for Wed, Nov 4, 2026 at Hotel Dio: “${start}”`);
    expect(el[1]).toBe(`Ζητήσατε διόρθωση για την ημέρα Τετ 4/11/2026 στο Hotel Dio: «${start}»`);
  });
});
