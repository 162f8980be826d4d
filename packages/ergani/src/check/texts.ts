import { isLocalDate } from '@horae/local-time/local-date';
import { isBlank, readCompactDate, readDate } from '../messages/wire-text';
import { hasTrueCheckDigit } from '../tax-number';
import type { Problem } from './finding';
import { lookAlike, mixedLetters } from './look-alike';
import type { TextShape, TextTest } from './shape';

const text = (restriction: string, test: TextTest): TextShape => ({ kind: 'text', restriction, test });
const only = (...problems: (Problem | false | undefined)[]): Problem[] => problems.filter((one) => !!one);
const count = (value: string) => [...value].length;
const isBlanks = (value: string) => /^ *$/.test(value);

/** Any text up to a length. */
export const upTo = (most: number): TextShape => text(`0–${most} characters`, (value) => only(tooLong(value, most)));

/** A text that must not be blank. */
export const filled = (most: number): TextShape =>
  text(`1–${most} characters`, (value) => only(isBlank(value) && needed, tooLong(value, most)));

/** A person's name. The schema of the work card allows blank names, but they are surely a mistake. */
export const personName = (most: number, whenBlank: 'error' | 'warning'): TextShape =>
  text(`1–${most} characters`, (value) =>
    only(isBlank(value) && { ...needed, severity: whenBlank }, tooLong(value, most), mixedLetters(value)),
  );

const needed: Problem = { rule: 'blank', text: 'It must not be blank.' };

function tooLong(value: string, most: number): Problem | false {
  return count(value) > most && { rule: 'too-long', text: `It has ${count(value)} characters of at most ${most}.` };
}

export const taxNumber: TextShape = text('9 digits', (value) => {
  if (!/^\d{9}$/.test(value)) return only({ rule: 'tax-number', text: 'A tax number has nine digits.' });
  return only(
    !hasTrueCheckDigit(value) && {
      rule: 'tax-number-check-digit',
      severity: 'warning',
      text: 'The last digit of the tax number does not follow from the others: is one mistyped?',
    },
  );
});

/** A number of digits, or blank where the schema allows it. */
export const digits = (least: number, most: number, mayBeBlank: 'orBlank' | 'filled' = 'filled'): TextShape => {
  const howMany = least === most ? `${most}` : `${least}–${most}`;
  return text(`${howMany} digits${mayBeBlank === 'orBlank' ? ' or blank' : ''}`, (value) => {
    if (mayBeBlank === 'orBlank' && isBlanks(value)) return [];
    const fits = /^\d+$/.test(value) && value.length >= least && value.length <= most;
    return only(!fits && { rule: 'digits', text: `It has ${howMany} digits and nothing else.` });
  });
};

export const branch = digits(1, 5);

export const choice = (...values: string[]): TextShape =>
  text(values.join(', '), (value) =>
    only(!values.includes(value) && { rule: 'choice', text: `It is one of ${values.join(', ')}.` }),
  );

export const weekday: TextShape = text('0 Sunday – 6 Saturday', (value) =>
  only(!/^[0-6]$/.test(value) && { rule: 'choice', text: 'Days of the week are 0 for Sunday to 6 for Saturday.' }),
);

/** A code from a list, in exactly its letters. */
export const code = (codes: readonly string[], mayBeBlank: 'orBlank' | 'filled' = 'filled'): TextShape =>
  text(codes.join(', '), (value) => {
    if (codes.includes(value) || (mayBeBlank === 'orBlank' && isBlanks(value))) return [];
    return only(lookAlike(value) ?? { rule: 'code', text: `“${value.slice(0, 10)}” is not in the list of codes.` });
  });

export const date = (mayBeBlank: 'orBlank' | 'filled' = 'filled'): TextShape =>
  text(`dd/MM/yyyy${mayBeBlank === 'orBlank' ? ' or blank' : ''}`, (value) => {
    if (mayBeBlank === 'orBlank' && isBlanks(value)) return [];
    const isDate = /^\d{2}\/\d{2}\/[12]\d{3}$/.test(value) && isLocalDate(readDate(value));
    return only(!isDate && { rule: 'date', text: 'It is a date of the calendar, written dd/MM/yyyy.' });
  });

export const isoDate: TextShape = text('yyyy-MM-dd', (value) =>
  only(!isLocalDate(value) && { rule: 'date', text: 'It is a date of the calendar, written yyyy-MM-dd.' }),
);

export const compactDate: TextShape = text('yyyyMMdd', (value) => {
  const isDate = /^\d{8}$/.test(value) && isLocalDate(readCompactDate(value));
  return only(!isDate && { rule: 'date', text: 'It is a date of the calendar, written yyyyMMdd.' });
});

export const time: TextShape = text('HH:mm from 00:00 to 23:59, or blank', (value) => {
  if (isBlanks(value) || /^([01]\d|2[0-3]):[0-5]\d$/.test(value)) return [];
  const midnight = value === '24:00' ? ' Midnight is 00:00.' : '';
  return only({ rule: 'time', text: `A time is HH:mm from 00:00 to 23:59.${midnight}` });
});

export const filledTime: TextShape = text('HH:mm from 00:00 to 23:59', (value) =>
  only(isBlanks(value) && needed, ...time.test(value)),
);

export const instant: TextShape = text('ISO 8601 with offset', (value) => {
  const pattern = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d:[0-5]\d(\.\d{1,7})?(Z|[+-](0\d|1[0-4]):[0-5]\d)$/;
  const day = pattern.exec(value)?.[1];
  const isInstant = day !== undefined && isLocalDate(day);
  return only(
    !isInstant && { rule: 'instant', text: 'It is an instant with its offset: yyyy-MM-ddTHH:mm:ss.fff+03:00.' },
  );
});

export const year: TextShape = text('4 digits', (value) =>
  only(!/^\d{4}$/.test(value) && { rule: 'year', text: 'A year has four digits.' }),
);

export const yearOrBlank: TextShape = text('4 digits or blank', (value) => (isBlanks(value) ? [] : year.test(value)));

export const month: TextShape = text('01–12', (value) =>
  only(!/^(0[1-9]|1[0-2])$/.test(value) && { rule: 'month', text: 'A month has two digits, 01 to 12.' }),
);

export const leaveDays: TextShape = text('3 digits or blank', (value) =>
  only(
    !isBlanks(value) &&
      !/^\d{3}$/.test(value) && { rule: 'leave-days', text: 'Days of leave have three digits: 020, not 20.' },
  ),
);

export const cancellableDocument = (codes: readonly string[]): TextShape =>
  text(codes.join(', '), (value) =>
    only(
      !codes.includes(value) && {
        rule: 'not-cancellable',
        text: 'Only leave can be cancelled; of cards, schedules and overtime the last submission counts.',
      },
    ),
  );
