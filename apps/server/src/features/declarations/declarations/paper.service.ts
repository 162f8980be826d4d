import { ErganiLogInRefused, ErganiRefusal, ErganiUnavailable, isDocumentCode, wallClock } from '@horae/ergani';
import type { GrantedHotel } from '#platform/account';
import { type Database, inTransaction } from '#platform/database';
import { conflict, forbidden, HttpError } from '#platform/errors';
import { recordSecurityEvent } from '#platform/security-events/record-security-event';
import { lockSeen } from './actions.service';
import { clientOf, type ErganiEnvironment } from './ergani-client';
import { settingsOf } from './settings.service';

/** Returns the document of an accepted declaration, as issued by the service. */
export async function readPaper(db: Database, environment: ErganiEnvironment, hotel: GrantedHotel, id: number) {
  if (!hotel.mayApprove) throw forbidden();
  const { row, settings } = await inTransaction(db, async (tx) => ({
    row: await lockSeen(tx, hotel, id),
    settings: await settingsOf(tx, hotel.companyId),
  }));
  const { code, protocol, submittedAt, source } = row;
  if (source === 'demo') throw conflict('This declaration is demo data: it has no PDF.');
  if (!code || !isDocumentCode(code) || !protocol || !submittedAt)
    throw conflict('Only accepted declarations have a PDF.');
  const client = await clientOf(db, environment, settings);
  if (typeof client === 'string') throw conflict(client);
  try {
    const bytes = await client.pdf(code, protocol, wallClock(submittedAt.getTime()).date);
    const facts = { what: 'declaration', declaration: id, reportedBy: 'server' };
    await recordSecurityEvent(db, { kind: 'data-exported', companyId: hotel.companyId, facts });
    return { name: `${code}-${id}.pdf`, bytes };
  } catch (error) {
    if (error instanceof ErganiRefusal) throw conflict(error.message);
    if (error instanceof ErganiLogInRefused || error instanceof ErganiUnavailable)
      throw new HttpError(503, 'UNAVAILABLE', error.message, { retryAfterSeconds: 30 });
    throw error;
  }
}
