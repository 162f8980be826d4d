import type { AreaContracts } from '../area';
import { page } from '../product-page';
import { agreementsContract } from './agreements.contract';
import { attendanceContract } from './attendance.contract';
import { clockDevicesContract } from './clock-devices.contract';
import { clockPoliciesContract } from './clock-policies.contract';
import { correctionRequestsContract } from './correction-requests.contract';
import { kioskContract } from './kiosk.contract';
import { payrollContract } from './payroll.contract';
import { punchFilesContract } from './punch-files.contract';
import { punchesContract } from './punches.contract';
import { terminalsContract } from './terminals.contract';
import { timesheetsContract } from './timesheets.contract';

export const area: AreaContracts = {
  name: 'time',
  order: 20,
  contracts: [
    punchesContract,
    correctionRequestsContract,
    clockDevicesContract,
    clockPoliciesContract,
    kioskContract,
    punchFilesContract,
    terminalsContract,
    agreementsContract,
    attendanceContract,
    timesheetsContract,
    payrollContract,
  ],
  pages: [
    page(36, 'Attendance', '/attendance', 'clock-exclamation'),
    page(37, 'My time', '/my-time', 'clock-check'),
    page(38, 'Import punches', '/punch-import', 'fingerprint', 'hotel-admin'),
    page(39, 'Clock devices', '/clock-devices', 'device-tablet', 'hotel-admin'),
    page(42, 'Time sheets', '/timesheets', 'report-money'),
    page(46, 'Payroll', '/payroll', 'cash'),
  ],
};
