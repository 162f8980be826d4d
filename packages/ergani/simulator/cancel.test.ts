import { expect, it } from 'vitest';
import { buildDocument } from '../src';
import { cardOf, leaveOf } from '../src/test/messages';
import { noon, TestService } from './test/test-service';

const cancellation = (protocol: string, submittedOn: string) =>
  buildDocument({ kind: 'cancellation', document: 'WTOLeave', protocol, submittedOn }).body;

it('cancels leave by protocol and date, once, and then it does not count', () => {
  const service = new TestService();
  const protocol = service.accept(leaveOf('2026-07-20'));
  const cancel = (body: object) => service.call('POST', 'Documents/CancelSubmittedDocument', body);

  expect(cancel(cancellation('ΔΟΚ99', '2026-07-14')).status).toBe(400);
  expect(cancel(cancellation(protocol, '2026-07-15')).status).toBe(400);
  expect(service.current('2026-07-20').leave).toBeDefined();
  const message = `Η υποβολή ${protocol} ακυρώθηκε.`;
  expect(cancel(cancellation(protocol, '2026-07-14'))).toEqual({ status: 200, body: { message } });
  expect(service.current('2026-07-20').leave).toBeUndefined();
  expect(cancel(cancellation(protocol, '2026-07-14')).body).toEqual({ message: 'Η υποβολή έχει ήδη ακυρωθεί.' });
});

it('cancels nothing but leave', () => {
  const service = new TestService();
  const protocol = service.accept(cardOf(noon));
  const cancel = (body: object) => service.call('POST', 'Documents/CancelSubmittedDocument', body);

  expect(cancel({ TypeOfDocument: 'WRKCardSE', Protocol: protocol, SubmittedDate: '20260714' })).toEqual({
    status: 400,
    body: { message: 'TypeOfDocument: το έντυπο δεν ακυρώνεται.' },
  });
  expect(cancel(cancellation(protocol, '2026-07-14')).status).toBe(400);
});

it('corrects leave only by naming what it corrects', () => {
  const service = new TestService();
  const protocol = service.accept(leaveOf('2026-07-20'));

  const foreign = leaveOf('2026-07-21', { protocol: 'ΔΟΚ99', date: '2026-07-14' });
  expect(service.verdict(foreign)).toContain('ορθή επανάληψη');
  expect(service.verdict(leaveOf('2026-07-21', { protocol, date: '2026-07-14' }))).toBe('accepted');

  const days = ['2026-07-20', '2026-07-21'].map((date) => service.current(date).leave?.protocol);
  expect(days).toEqual([undefined, expect.not.stringMatching(protocol)]);
});
