import { hostKey, hostOf, type LoanPayer } from '@horae/contract/loan';
import type { PayField, PayLayoutFields } from '@horae/contract/time/pay-layout';
import type { OwnPayCode } from '@horae/contract/time/payroll.contract';
import type { PayrollLine } from '@horae/contract/time/payroll-rows';

/** AFM and AMKA by employee. */
export type PersonNumbers = ReadonlyMap<number, { taxNumber: string; socialSecurityNumber: string }>;

export interface PaySource {
  lines: readonly PayrollLine[];
  codes: readonly OwnPayCode[];
  numbers: PersonNumbers;
  /** The name of a part of pay or a kind of leave. */
  nameOf: (code: string) => string;
  payerName: (payer: LoanPayer) => string;
}

/** The cells of one line; amounts are numbers, and dates are `2026-11-16`. */
export type PayRow = readonly (string | number)[];

export interface PayRows {
  rows: PayRow[];
  /** Lines whose code is not sent to payroll. */
  leftOut: number;
  /** Lines that the host of a loan pays; they are charged to it and not in the file. */
  charged: number;
}

/**
 * Turns lines into the rows of a file. Parts of pay that share an own code are added up, and by month so are its days,
 * by place and by host if the layout has a column for it; changes stay rows of their own, so that payroll sees them.
 */
export function payRows({ lines, codes, numbers, nameOf, payerName }: PaySource, layout: PayLayoutFields): PayRows {
  const ownOf = new Map(codes.map(({ code, own }) => [code, own]));
  const hasColumn = (field: PayField) => layout.columns.some((column) => column.field === field);
  const sums = new Map<string, Sum>();
  let leftOut = 0;
  let charged = 0;
  for (const line of lines) {
    if (line.loan?.payer === 'host') {
      charged += 1;
      continue;
    }
    const own = ownOf.get(line.code) ?? line.code;
    if (own === '') {
      leftOut += 1;
      continue;
    }
    const day = layout.grain === 'day' ? line.day : `${line.month}-01`;
    const places = placeFields.filter(hasColumn).map((field) => line.employee[field]);
    const place = hasColumn('costPlace') ? [...places, line.costPlace] : places;
    const host = hostFields.some(hasColumn) ? hostKey(hostOf(line.loan)) : '';
    const key = JSON.stringify([line.employee.id, line.month, day, own, line.isChange, host, place]);
    const known = sums.get(key);
    if (known) {
      known.seconds += secondsOf(line);
      known.days += line.days;
      known.names.add(nameOf(line.code));
    } else sums.set(key, { ...line, own, day, seconds: secondsOf(line), names: new Set([nameOf(line.code)]) });
  }
  const rows = [...sums.values()]
    .filter(({ seconds, days }) => seconds !== 0 || days !== 0)
    .map((sum) => layout.columns.map(({ field, text }) => cellOf(field, text, sum, { numbers, payerName })));
  return { rows, leftOut, charged };
}

const placeFields = ['department', 'workCentre'] as const;
const hostFields = ['hostHotel', 'hostDepartment', 'payer'] as const;

interface Sum extends Omit<PayrollLine, 'minutes'> {
  own: string;
  seconds: number;
  names: Set<string>;
}

const secondsOf = ({ minutes }: PayrollLine) => Math.round(minutes * 60);

function cellOf(
  field: PayField,
  text: string,
  sum: Sum,
  { numbers, payerName }: Pick<PaySource, 'numbers' | 'payerName'>,
): string | number {
  const { employee, month, day, own, seconds, days, isChange, names } = sum;
  const host = hostOf(sum.loan);
  switch (field) {
    case 'employeeCode':
      return employee.code;
    case 'employeeName':
      return employee.name;
    case 'taxNumber':
    case 'socialSecurityNumber':
      return numbers.get(employee.id)?.[field] ?? '';
    case 'department':
      return employee.department;
    case 'workCentre':
      return employee.workCentre;
    case 'costPlace':
      return sum.costPlace;
    case 'hostHotel':
      return host?.hostHotelName ?? '';
    case 'hostDepartment':
      return host?.hostDepartmentName ?? '';
    case 'payer':
      return host ? payerName(host.payer) : '';
    case 'month':
      return month;
    case 'day':
      return day;
    case 'payCode':
      return own;
    case 'payCodeName':
      return [...names].join(' + ');
    case 'amount':
      return days === 0 ? seconds / 3600 : days;
    case 'hours':
      return seconds / 3600;
    case 'minutes':
      return seconds / 60;
    case 'days':
      return days;
    case 'change':
      return isChange ? '1' : '';
    case 'text':
      return text;
  }
}
