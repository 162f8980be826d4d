import { type Database, inTransaction } from '#platform/database';
import { dueHotels, makeOverdue } from './due-people';
import { settleAttendance } from './settle-attendance';

const everySeconds = 5;
const lookedBackHours = { first: 7 * 24, later: 26 };
const looksEvery = 12;

/** Works out what other programs (imports, seeds) and time alone have changed; answers how to stop. */
export function startAttendance(db: Database, failed: (error: unknown) => void): () => void {
  let turn = 0;
  let working = Promise.resolve();
  const work = async () => {
    if (turn % looksEvery === 0) await makeOverdue(db, turn === 0 ? lookedBackHours.first : lookedBackHours.later);
    turn += 1;
    for (const hotel of await dueHotels(db)) await inTransaction(db, (tx) => settleAttendance(tx, hotel));
  };
  const timer = setInterval(() => {
    working = working.then(work).catch(failed);
  }, everySeconds * 1000);
  timer.unref();
  return () => clearInterval(timer);
}
