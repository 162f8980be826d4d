import { uploadsDirectory } from '#platform/uploads/upload-store';
import type { Area } from '../../area';
import { takePunches } from '../../clocking';
import { agreementsRoutes } from './agreements/agreements.routes';
import { attendanceRoutes } from './attendance/attendance.routes';
import { overdueWork } from './attendance/overdue';
import { settleAttendance } from './attendance/settle-attendance';
import { policyEffect, settleByPolicy } from './attendance/settle-policy';
import { clockDevicesRoutes } from './clock-devices/clock-devices.routes';
import { deviceByKey, deviceBySerial } from './clock-devices/find-device';
import { clockPoliciesRoutes } from './clock-policies/clock-policies.routes';
import { correctionRequestsRoutes } from './correction-requests/correction-requests.routes';
import { kioskRoutes } from './kiosk/kiosk.routes';
import { kioskBox } from './kiosk/sealed-person';
import { payrollRoutes } from './payroll/payroll.routes';
import { readClock } from './punches/clock-state';
import { punchesRoutes } from './punches/punches.routes';
import { readPunches } from './punches/read-punches';
import { terminalsRoutes } from './terminals/terminals.routes';
import { timesheetsRoutes } from './timesheets/timesheets.routes';

export const area: Area = {
  name: 'time',
  order: 20,
  work: ({ database: { db } }) => [overdueWork(db)],
  async routes(app, { database: { db }, settings, kioskKey, numbers, tell, heavy }) {
    app.decorate('deviceByKey', (key) => deviceByKey(db, key));
    app.decorate('deviceBySerial', (serial, address) => deviceBySerial(db, serial, address));
    attendanceRoutes(app, db, takePunches);
    clockPoliciesRoutes(app, db, { settle: settleByPolicy, effectOf: policyEffect });
    agreementsRoutes(app, db, settleAttendance);
    punchesRoutes(app, db, takePunches);
    correctionRequestsRoutes(app, db, { take: takePunches, tell, readPunches });
    clockDevicesRoutes(app, db);
    const box = kioskBox(kioskKey);
    kioskRoutes(app, db, { box, take: takePunches, readClock });
    timesheetsRoutes(app, db);
    payrollRoutes(app, db, { sealer: numbers, tell });
    const directory = uploadsDirectory(settings.dataDirectory);
    await terminalsRoutes(app, db, { take: takePunches, heavy, directory });
  },
};
