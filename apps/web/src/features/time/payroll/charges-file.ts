import { hostOf } from '@horae/contract/loan';
import type { Charge } from '@horae/contract/time/payroll-rows';
import { monthText } from '#roster/sheet/sheet-month';
import type { ExportFile } from '#ui/export/export-file';
import { listFile } from '#ui/export/list-file';
import { payrollWords } from './payroll.words';

/** The charges of a month as a list, one row per person, host, cost place and payer. */
export function chargesFile(charges: readonly Charge[], hotel: string, month: string): ExportFile {
  const { say } = payrollWords;
  const hasCosts = charges.some(({ host }) => host.costPlace);
  return listFile({
    name: `charges-${month}`,
    personal: 'payroll',
    title: say('chargesTitle'),
    sheet: say('tab.charges'),
    scope: `${hotel} · ${monthText(month)}`,
    isPicked: true,
    columns: [
      { header: say('field.employeeCode'), width: 14 },
      { header: say('field.employeeName'), width: 28 },
      { header: say('homeDepartment'), width: 24 },
      { header: say('field.hostHotel'), width: 24 },
      { header: say('field.hostDepartment'), width: 24 },
      ...(hasCosts ? [{ header: say('field.costPlace'), width: 14 }] : []),
      { header: say('field.payer'), width: 10 },
      { header: say('hoursHead'), kind: 'decimal' },
    ],
    rows: charges.map(({ employee, host, minutes }) => [
      employee.code,
      employee.name,
      employee.department,
      hostOf(host)?.hostHotelName ?? '',
      hostOf(host)?.hostDepartmentName ?? '',
      ...(hasCosts ? [host.costPlace ?? ''] : []),
      say(`payer.${host.payer}`),
      minutes / 60,
    ]),
  });
}
