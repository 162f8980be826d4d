import { wallClock } from '../src';
import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import { pdfOf } from './pdf';
import { ok, type Reply, refused } from './reply';
import type { SimulatorState } from './state';

/** Returns an accepted document as a PDF in Base64, marked as void like those of the trial system. */
export function documentPdf(
  { accepted }: SimulatorState,
  asked: string,
  query: URLSearchParams,
  { taxNumber }: SimulatedEmployer,
): Reply {
  const found = accepted.find(
    ({ code, protocol, employer, submittedAt }) =>
      code.toLowerCase() === asked.toLowerCase() &&
      protocol === query.get('protocol') &&
      employer === taxNumber &&
      wallClock(submittedAt).date.replaceAll('-', '') === query.get('submittedDate'),
  );
  if (!found) return refused(404, greek.noSuchSubmission);
  const { date, time } = wallClock(found.submittedAt);
  const lines = [
    'ΠΡΟΣΟΜΟΙΩΣΗ. ΑΚΥΡΟ.',
    `ΠΡΩΤΟΚΟΛΛΟ: ${found.protocol}`,
    `ΥΠΟΒΟΛΗ: ${date.split('-').reverse().join('/')} ${time}`,
    ...(found.isCancelled ? ['ΑΚΥΡΩΘΗΚΕ ΑΠΟ ΤΟΝ ΕΡΓΟΔΟΤΗ.'] : []),
  ];
  return ok(Buffer.from(pdfOf(lines)).toString('base64'));
}
