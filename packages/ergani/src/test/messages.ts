import type { CardEvent, ErganiMessage, Person, SchedulePart } from '../index';

/** Short messages of one employer, for tests that send them. */
export const employerTaxNumber = '999999990';
export const nefeli: Person = { taxNumber: '999999991', surname: 'ΔΟΚΙΜΑΚΗ', givenName: 'ΝΕΦΕΛΗ' };
export const aris: Person = { taxNumber: '999999992', surname: 'ΥΠΟΘΕΤΟΣ', givenName: 'ΑΡΗΣ' };

export function cardOf(at: number, more: Partial<CardEvent> = {}): ErganiMessage {
  const event: CardEvent = { person: nefeli, direction: 'in', referenceDate: '2026-07-14', at, ...more };
  return { kind: 'workCard', cards: [{ employerTaxNumber, branch: 1, events: [event] }] };
}

export function scheduleOf(
  date: string,
  parts: SchedulePart[],
  filing: 'before' | 'afterwards' = 'before',
  person = nefeli,
): ErganiMessage {
  const rows = [{ person, date, parts }];
  return { kind: 'dailySchedule', filing, declarations: [{ branch: 1, from: date, to: date, rows }] };
}

export function overtimeOf(date: string, from: string, to: string): ErganiMessage {
  const rows = [{ person: nefeli, date, parts: [{ kind: 'overtime' as const, from, to }] }];
  return { kind: 'overtime', filing: 'before', declarations: [{ branch: 1, from: date, to: date, rows }] };
}

export function leaveOf(date: string, corrects?: { protocol: string; date: string }): ErganiMessage {
  const rows = [{ person: nefeli, date, parts: [{ kind: 'annual' as const, year: 2026, entitledDays: 22 }] }];
  const declaration = { branch: 1, ...(corrects && { corrects }), from: date, to: date, rows };
  return { kind: 'leave', isCorrection: corrects !== undefined, declarations: [declaration] };
}

export function optOutOf(month: string, isOptedOut = true): ErganiMessage {
  return { kind: 'preAnnouncementOptOut', declarations: [{ branch: 0, isOptedOut, month }] };
}
