import { ErganiLogInRefused, ErganiRefusal, ErganiUnavailable, maskTaxNumbers } from '@horae/ergani';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import type { Work } from '#platform/work/run-work';
import { companies } from '../../people/organisation/organisation.table';
import { accept, acceptCancellation } from './accept';
import { erganiSettings } from './declarations.table';
import { clientOf, type ErganiEnvironment, type ErganiSettings } from './ergani-client';
import { hotelsToSend } from './hotels-to-send';
import { outagesAfter } from './outages.rules';
import { findLost, postpone, refuse, type Sending, takeNext } from './outbox';
import { prepareCards } from './prepare-cards';
import { extendWeeklyLayers } from './weekly-layer';

const logInPause = 300;

type Client = Exclude<Awaited<ReturnType<typeof clientOf>>, string>;

/** Sends queued declarations, one server at a time for each hotel; a stop waits for the one being sent. */
export const declarationsWork = (db: Database, environment: ErganiEnvironment): Work => ({
  name: 'declarations',
  everySeconds: 2,
  due: () => hotelsToSend(db),
  work: (companyId, stopping) => sendHotel(db, environment, companyId, stopping),
});

/** Prepares cards of new punches, then sends everything due in a hotel. */
async function sendHotel(
  db: Database,
  environment: ErganiEnvironment,
  companyId: number,
  stopping: AbortSignal,
): Promise<void> {
  const timeZone = await zoneOf(db, companyId);
  await findLost(db, companyId);
  await prepareCards(db, companyId);
  await extendWeeklyLayers(db, companyId, timeZone);
  const [settings] = await db.select().from(erganiSettings).where(eq(erganiSettings.companyId, companyId));
  if (settings?.isSending) await empty(db, environment, settings, timeZone, stopping);
}

async function empty(
  db: Database,
  environment: ErganiEnvironment,
  settings: ErganiSettings,
  timeZone: string,
  stopping: AbortSignal,
): Promise<void> {
  const client = await clientOf(db, environment, settings);
  if (typeof client === 'string') return noteFailure(db, settings, client);
  let isReached = false;
  for (;;) {
    if (stopping.aborted) return;
    const sending = await takeNext(db, environment, settings, timeZone);
    if (!sending) break;
    if (!(await send(db, client, settings, sending, timeZone))) return;
    isReached = true;
  }
  if (settings.failure) await noteFailure(db, settings, null);
  if (isReached) await noteReach(db, settings, true);
}

async function zoneOf(db: Database, companyId: number): Promise<string> {
  const [hotel] = await db
    .select({ zone: companies.timeZone })
    .from(companies)
    .where(eq(companies.companyId, companyId));
  return hotel!.zone;
}

/** Sends one declaration and stores the outcome; false if the service cannot be reached now. */
async function send(
  db: Database,
  client: Client,
  settings: ErganiSettings,
  { row, document }: Sending,
  timeZone: string,
): Promise<boolean> {
  try {
    if (document.code === 'CancelSubmittedDocument') {
      const { TypeOfDocument, Protocol, SubmittedDate } = document.body as Record<string, string>;
      const submittedOn = SubmittedDate!.replace(/(\d{4})(\d\d)(\d\d)/, '$1-$2-$3');
      await client.cancel({ document: TypeOfDocument as 'WTOLeave', protocol: Protocol!, submittedOn });
      await acceptCancellation(db, row, timeZone);
      return true;
    }
    const [receipt] = await client.submit(document.code, document.body, { repeatWhenUnanswered: false });
    await accept(db, row, receipt!, timeZone);
    return true;
  } catch (error) {
    if (error instanceof ErganiRefusal) {
      await refuse(db, row, error.text);
      return true;
    }
    if (error instanceof ErganiLogInRefused) {
      await postpone(db, row, false, logInPause);
      await noteFailure(db, settings, `ERGANI rejected the login: ${error.text}`);
      return false;
    }
    if (error instanceof ErganiUnavailable) {
      await postpone(db, row, error.outcome === 'unknown');
      await noteReach(db, settings, false);
      await noteFailure(db, settings, error.message);
      return false;
    }
    throw error;
  }
}

/** Keeps when the service could not be reached: it explains why cards are late. */
async function noteReach(db: Database, { companyId, outages }: ErganiSettings, isReached: boolean): Promise<void> {
  const next = outagesAfter(outages, isReached, Date.now());
  if (next === outages) return;
  await db
    .update(erganiSettings)
    .set({ outages: [...next] })
    .where(eq(erganiSettings.companyId, companyId));
}

async function noteFailure(db: Database, { companyId, failure }: ErganiSettings, text: string | null) {
  const masked = text && maskTaxNumbers(text);
  if (masked === failure) return;
  await db
    .update(erganiSettings)
    .set({ failure: masked, failedAt: masked ? new Date() : null })
    .where(eq(erganiSettings.companyId, companyId));
}
