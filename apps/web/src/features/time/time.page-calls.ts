import type { RouteContract } from '@horae/contract/route';
import { agreementsContract as agreements } from '@horae/contract/time/agreements.contract';
import { attendanceContract as attendance } from '@horae/contract/time/attendance.contract';
import { clockDevicesContract as clockDevices } from '@horae/contract/time/clock-devices.contract';
import { clockPoliciesContract as clockPolicies } from '@horae/contract/time/clock-policies.contract';
import { correctionRequestsContract as requests } from '@horae/contract/time/correction-requests.contract';
import { payrollContract as payroll } from '@horae/contract/time/payroll.contract';
import { punchFilesContract as punchFiles } from '@horae/contract/time/punch-files.contract';
import { punchesContract as punches } from '@horae/contract/time/punches.contract';
import { timesheetsContract as timesheets } from '@horae/contract/time/timesheets.contract';

/** The calls without which a page would be empty. */
export const pageCalls: Record<string, RouteContract[]> = {
  '/attendance': [attendance.findings, attendance.owners, requests.list, requests.decide],
  '/timesheets': [timesheets.list, timesheets.one],
  '/payroll': [payroll.check, payroll.runs],
  '/punch-import': [punchFiles.run],
  '/clock-devices': [clockDevices.list, clockPolicies.list, agreements.list, clockDevices.pins, punchFiles.waiting],
  '/my-time': [punches.mine, punches.clock, requests.mine, requests.ask],
};
