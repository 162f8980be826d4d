import { HotelScreen } from '#roster/hotel-screen';
import { PageHead } from '#ui/page-head';
import { RosterImport } from './roster-import';
import { rosterImportWords } from './roster-import.words';

/** Imports a roster file into the open hotel. */
export function RosterImportScreen() {
  const say = rosterImportWords.use();
  return (
    <HotelScreen title={say('title')}>
      {({ ErpCompanyId: hotel }) => (
        <>
          <PageHead title={say('title')} />
          <RosterImport key={hotel} hotel={hotel} />
        </>
      )}
    </HotelScreen>
  );
}
