import type { Faults } from './faults';
import { isRecord, ok, type Reply, refused } from './reply';
import type { Simulator } from './simulator';

/**
 * The simulator's own endpoints, for tests in another process: accepted documents, their current state, and faults to
 * cause next. The real service has no such endpoints.
 */
export function control(
  simulator: Simulator,
  method: string,
  pathname: string,
  query: URLSearchParams,
  body: unknown,
): Reply {
  switch (`${method} ${pathname}`) {
    case 'GET /simulator/accepted':
      return ok(simulator.accepted());
    case 'GET /simulator/current': {
      const [employer, employee, date] = ['employer', 'employee', 'date'].map((name) => query.get(name));
      if (!employer || !employee || !date) return refused(400, 'employer, employee and date are needed.');
      return ok(simulator.current({ employer, employee, date }));
    }
    case 'POST /simulator/faults':
      return setFaults(simulator.faults, body);
    case 'POST /simulator/expire-tokens':
      simulator.expireTokens();
      return ok({});
    default:
      return refused(404, 'No such address.');
  }
}

function setFaults(faults: Faults, body: unknown): Reply {
  if (!isRecord(body)) return refused(400, 'Faults are an object.');
  const isCount = (value: unknown) => Number.isInteger(value) && Number(value) >= 0;
  for (const [name, fault] of Object.entries(body)) {
    if (!['fail', 'tooMany', 'loseAnswer'].includes(name)) return refused(400, `There is no fault ${name}.`);
    if (!isRecord(fault) || !isCount(fault.times)) return refused(400, `${name}.times is a count.`);
    if (name === 'fail' && !(isCount(fault.status) && Number(fault.status) >= 400 && Number(fault.status) <= 599))
      return refused(400, 'fail.status is a status from 400 to 599.');
    if (name === 'tooMany' && fault.retryAfter !== undefined && !isCount(fault.retryAfter))
      return refused(400, 'tooMany.retryAfter is a count of seconds.');
  }
  Object.assign(faults, body);
  return ok(faults);
}
