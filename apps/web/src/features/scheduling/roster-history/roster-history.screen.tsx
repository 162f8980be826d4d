import type { ScreenSearch } from '#platform/screen-search';
import { HotelScreen } from '#roster/hotel-screen';
import { HistoryView } from './history-view';
import { historyWords } from './roster-history.words';

/** The roster of the open hotel as it was known at any moment. */
export function RosterHistoryScreen(screen: ScreenSearch) {
  const say = historyWords.use();
  return (
    <HotelScreen title={say('title')}>
      {({ ErpCompanyId: hotel }) => <HistoryView key={hotel} hotel={hotel} screen={screen} />}
    </HotelScreen>
  );
}
