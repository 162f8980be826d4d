import { expect, it } from 'vitest';
import { buildDocument } from '../src';
import { aris, cardOf } from '../src/test/messages';
import { sampleEmployer } from './employer';
import { minute, noon, TestService } from './test/test-service';

const reason = { lateReason: 'linkToErgani' } as const;

it.each([
  ['now', 0, {}, 'accepted'],
  ['of fifteen minutes ago', -15 * minute, {}, 'accepted'],
  ['older than that', -15 * minute - 1, {}, 'Η κίνηση 14/07/2026 11:44 είναι εκπρόθεσμη: συμπληρώστε αιτιολογία'],
  ['older, with a reason', -15 * minute - 1, reason, 'accepted'],
  ['on time, with a reason', -15 * minute, reason, 'δεν πρέπει να δηλωθεί αιτιολογία καθυστέρησης'],
  ['of the future', 1, {}, 'Η ώρα κίνησης 14/07/2026 12:00 είναι μεταγενέστερη'],
  ['of the future, with a reason', minute, reason, 'μεταγενέστερη'],
])('a card %s', (_, after, more, words) => {
  expect(new TestService().verdict(cardOf(noon + after, more))).toContain(words);
});

it('counts lived minutes in the night whose clock goes back', () => {
  const service = new TestService();
  service.now = Date.parse('2026-10-25T03:05:00+02:00');
  const card = (at: string) => cardOf(Date.parse(at), { referenceDate: '2026-10-24' });

  expect(service.verdict(card('2026-10-25T03:55:00+03:00'))).toBe('accepted');
  expect(service.verdict(card('2026-10-25T03:05:00+03:00'))).toContain('εκπρόθεσμη');
});

it('counts lived minutes in the night whose clock jumps', () => {
  const service = new TestService();
  service.now = Date.parse('2026-03-29T04:05:00+03:00');
  const card = (at: string) => cardOf(Date.parse(at), { referenceDate: '2026-03-28' });

  expect(service.verdict(card('2026-03-29T02:55:00+02:00'))).toBe('accepted');
  expect(service.verdict(card('2026-03-29T02:45:00+02:00'))).toContain('εκπρόθεσμη');
});

it('is accepted again when it is sent again, and the newest counts', () => {
  const service = new TestService();
  const first = service.accept(cardOf(noon - 10 * minute));
  const second = service.accept(cardOf(noon - 5 * minute));
  service.send(cardOf(noon, { direction: 'out' }));
  service.send(cardOf(noon, { referenceDate: '2026-07-13' }));
  service.send(cardOf(noon, { person: aris }));

  expect(second).not.toBe(first);
  expect(service.current('2026-07-14').cards).toMatchObject({
    in: { protocol: second, value: { at: noon - 5 * minute } },
    out: { value: { at: noon } },
  });
  expect(service.state.accepted).toHaveLength(5);
});

it('of another employer is refused', () => {
  const service = new TestService();
  service.logIn();
  const { body } = buildDocument(cardOf(noon));
  const foreign = JSON.parse(JSON.stringify(body).replace(sampleEmployer.taxNumber, '999999999'));

  expect(service.call('POST', 'Documents/WRKCardSE', foreign)).toEqual({
    status: 400,
    body: { message: 'Ο ΑΦΜ εργοδότη της δήλωσης δεν είναι του εργοδότη που έχει συνδεθεί.' },
  });
});
