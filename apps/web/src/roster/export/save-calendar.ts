import { errorText } from '#platform/api-error';
import { notify } from '#platform/notify';
import { reportExport } from '#platform/report-export.queries';
import { rosterFilesWords } from './roster-files.words';
import { awayIn, barsIn, peopleIn, type RosterPicture } from './roster-picture';

/** Saves the visible shifts as a calendar file. */
export async function saveCalendar(picture: RosterPicture): Promise<void> {
  const { downloadCalendar } = await import('../employee-actions');
  const { hotel, days, period, name } = picture;
  const people = peopleIn(picture);
  const entries = people.flatMap(({ id, resource }) =>
    barsIn(picture, id).map(({ shift, hours }) => ({ shift, hours, who: resource.title })),
  );
  const loose = people.flatMap((row) => awayIn(picture, row).map((leave) => ({ leave, who: row.resource.title })));
  try {
    await reportExport({ screen: 'roster', format: 'calendar', rows: entries.length, hotel: hotel.ErpCompanyId });
  } catch (error) {
    notify(errorText(error), { kind: 'error' });
    return;
  }
  await downloadCalendar(hotel.ErpCompanyId, days, entries, period.start, name, loose);
  notify(rosterFilesWords.say('done', { count: entries.length }), { kind: 'success' });
}
