import { words } from '#platform/words';

export const timeWords = words('area.time', {
  group: 'Time',
  myTime: 'My time',
  attendance: 'Attendance',
  timesheets: 'Time sheets',
  payroll: 'Payroll',
  punchImport: 'Import punches',
  clockDevices: 'Clock devices',
});
