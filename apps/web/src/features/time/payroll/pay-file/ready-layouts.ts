import type { PayField, PayLayoutFields } from '@horae/contract/time/pay-layout';
import { payrollWords } from '../payroll.words';

const widths: Partial<Record<PayField, number>> = { employeeName: 40, payCodeName: 40, taxNumber: 9, month: 7 };

/** A column with the name of its field as the heading. */
export const columnOf = (field: PayField) => ({
  field,
  header: payrollWords.say(`field.${field}`),
  width: widths[field] ?? 12,
  text: '',
});

const base = {
  encoding: 'utf-8',
  separator: ';',
  decimalMark: ',',
  decimals: 2,
  dates: 'DD/MM/YYYY',
  hasHeader: true,
} as const;

const columns = (...fields: PayField[]) => fields.map(columnOf);

/** Layouts that fit most payroll programs, to begin with. */
export function readyLayouts(): { key: 'day' | 'month' | 'fixed'; layout: PayLayoutFields }[] {
  const { say } = payrollWords;
  return [
    {
      key: 'month',
      layout: {
        ...base,
        name: say('ready.month'),
        format: 'csv',
        encoding: 'windows-1253',
        grain: 'month',
        columns: columns('employeeCode', 'employeeName', 'month', 'payCode', 'amount', 'change'),
      },
    },
    {
      key: 'day',
      layout: {
        ...base,
        name: say('ready.day'),
        format: 'xlsx',
        grain: 'day',
        columns: columns(
          'employeeCode',
          'employeeName',
          'department',
          'workCentre',
          'day',
          'payCode',
          'payCodeName',
          'hours',
          'days',
          'change',
        ),
      },
    },
    {
      key: 'fixed',
      layout: {
        ...base,
        name: say('ready.fixed'),
        format: 'fixed',
        encoding: 'windows-1253',
        grain: 'month',
        hasHeader: false,
        columns: columns('taxNumber', 'month', 'payCode', 'amount'),
      },
    },
  ];
}
