import { expect, it } from 'vitest';
import { aris, leaveOf, nefeli, optOutOf, overtimeOf, scheduleOf } from '../src/test/messages';
import { TestService } from './test/test-service';

const work = { kind: 'work', from: '07:00', to: '15:00' } as const;

it('counts the last schedule of a date; overtime and leave each for themselves', () => {
  const service = new TestService();
  service.send(scheduleOf('2026-07-20', [work]));
  service.send(overtimeOf('2026-07-20', '15:00', '17:00'));
  service.send(leaveOf('2026-07-20'));
  const last = service.accept(scheduleOf('2026-07-20', [{ kind: 'rest' }]));

  expect(service.current('2026-07-20')).toMatchObject({
    schedule: { protocol: last, value: [{ kind: 'rest' }] },
    overtime: { value: [{ from: '15:00' }] },
    leave: { value: [{ kind: 'annual' }] },
  });
  expect(service.current('2026-07-21')).toEqual({ cards: {} });
  expect(service.current('2026-07-20', aris.taxNumber)).toEqual({ cards: {} });
});

it('holds a week until it ends, under what a date of its own says', () => {
  const service = new TestService();
  const rows = [{ person: nefeli, weekday: 'monday' as const, parts: [work] }];
  const declarations = [{ branch: 1, from: '2026-07-06', to: '2026-07-31', rows }];
  service.send(scheduleOf('2026-07-13', [{ kind: 'rest' }]));
  service.send({ kind: 'weeklySchedule', declarations });

  const kinds = ['2026-06-29', '2026-07-06', '2026-07-07', '2026-07-13', '2026-07-27', '2026-08-03'].map(
    (date) => service.current(date).schedule?.value[0]?.kind,
  );
  expect(kinds).toEqual([undefined, 'work', undefined, 'rest', 'work', undefined]);
});

it('gives each branch a protocol of its own', () => {
  const service = new TestService();
  const rows = [{ person: nefeli, date: '2026-07-20', parts: [work] }];
  const bodyOf = (branch: number) => ({ branch, from: '2026-07-20', to: '2026-07-20', rows });
  const { body } = service.send({ kind: 'dailySchedule', filing: 'before', declarations: [bodyOf(1), bodyOf(2)] });

  expect(body).toEqual([
    { id: '2', protocol: 'ΔΟΚ2', submitDate: '14/07/2026 12:00' },
    { id: '3', protocol: 'ΔΟΚ3', submitDate: '14/07/2026 12:00' },
  ]);
  expect(service.state.accepted.map(({ message }) => message)).toMatchObject([
    { declarations: [{ branch: 1 }] },
    { declarations: [{ branch: 2 }] },
  ]);
});

it('refuses whole what breaks the schema, a line for each field', () => {
  const service = new TestService();
  const { status, body } = service.send(scheduleOf('2026-07-32', [{ kind: 'work', from: '07:00', to: '24:00' }]));

  const row = 'WTOS.WTO[0].Ergazomenoi.ErgazomenoiWTO[0]';
  expect(status).toBe(400);
  expect((body as { message: string }).message.split('\r\n')).toEqual([
    'WTOS.WTO[0].f_from_date: μη έγκυρη ημερομηνία.',
    'WTOS.WTO[0].f_to_date: μη έγκυρη ημερομηνία.',
    `${row}.f_date: μη έγκυρη ημερομηνία.`,
    `${row}.ErgazomenosAnalytics.ErgazomenosWTOAnalytics[0].f_to: μη έγκυρη ώρα (ΩΩ:ΛΛ).`,
  ]);
  expect(service.state.accepted).toEqual([]);
});

it('refuses foreign branches and people of an employer that has lists of its own', () => {
  const service = new TestService({
    branches: [{ branch: 0, address: 'ΕΔΡΑ' }],
    employees: [{ person: aris, branch: 0 }],
  });

  expect(service.verdict(scheduleOf('2026-07-20', [work]))).toBe(
    'Το παράρτημα 1 δεν ανήκει στον εργοδότη.\r\nΟ ΑΦΜ 999999991 δεν ανήκει σε εργαζόμενο του εργοδότη.',
  );
});

it('takes declarations after the work for a month opted out before it began, until the end of the next', () => {
  const service = new TestService();
  const after = () => service.verdict(scheduleOf('2026-08-10', [work], 'afterwards'));

  expect(service.verdict(optOutOf('2026-07'))).toContain('Ο μήνας 2026-07 έχει ήδη αρχίσει');
  expect(after()).toContain('Δεν έχει δηλωθεί εξαίρεση');
  expect(service.verdict(optOutOf('2026-08'))).toBe('accepted');
  service.now = Date.parse('2026-08-20T12:00:00+03:00');
  expect(after()).toBe('accepted');
  service.now = Date.parse('2026-09-30T23:59:00+03:00');
  expect(after()).toBe('accepted');
  service.now = Date.parse('2026-10-01T00:00:00+03:00');
  expect(after()).toContain('Η απολογιστική δήλωση για τον μήνα 2026-08 έληξε');
});

it('refuses them once the opt-out was taken back', () => {
  const service = new TestService();
  service.send(optOutOf('2026-08'));
  service.send(optOutOf('2026-08', false));

  expect(service.verdict(scheduleOf('2026-08-10', [work], 'afterwards'))).toContain('Δεν έχει δηλωθεί εξαίρεση');
});
