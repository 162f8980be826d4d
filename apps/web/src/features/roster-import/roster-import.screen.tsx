import { useHotel } from '#platform/hotel';
import { PageHead } from '#ui/page-head';
import { RosterImport } from './roster-import';
import { rosterImportWords } from './roster-import.words';

/** The roster file of the hotel that is open. */
export function RosterImportScreen() {
  const say = rosterImportWords.use();
  const hotel = useHotel();
  return (
    <>
      <PageHead title={say('title')} />
      {hotel && <RosterImport key={hotel.ErpCompanyId} hotel={hotel.ErpCompanyId} />}
    </>
  );
}
