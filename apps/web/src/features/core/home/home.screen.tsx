import { weekStartOf } from '@horae/local-time/week';
import { leads, mayCall } from '#platform/access';
import { hotelToday } from '#platform/hotel-day';
import { session } from '#platform/session';
import type { SelectedHotel } from '#platform/storage';
import { useStore } from '#platform/store';
import { HotelScreen } from '#roster/hotel-screen';
import { longDay } from '#roster/texts/day-texts';
import { useMinute } from '#roster/use-minute';
import { PageHead } from '#ui/page-head';
import { DutyPanel } from './duty-panel';
import styles from './home.module.css';
import { homeWords } from './home.words';
import { OwnPanel } from './own-panel';
import { WaitingPanel } from './waiting-panel';
import { WeekPanel } from './week-panel';

/** The first page of a day: for managers today's duty, what waits and the week of their people, then their own shifts. */
export function HomeScreen() {
  const say = homeWords.use();
  return <HotelScreen title={say('title')}>{(hotel) => <Home key={hotel.ErpCompanyId} hotel={hotel} />}</HotelScreen>;
}

function Home({ hotel }: { hotel: SelectedHotel }) {
  const say = homeWords.use();
  const user = useStore(session);
  // A page that stays open over midnight goes on to the next day.
  useMinute();
  const today = hotelToday();
  const monday = weekStartOf(today);
  const { ErpCompanyId: id, name, employeeId: employee, timeZone, rights = [] } = hotel;
  const mayApprove = mayCall(user, 'admin') || rights.includes('approve');
  const isManager = leads(user, hotel);
  return (
    <>
      <PageHead title={say('title')} lead={[longDay(today), name].filter(Boolean).join(' · ')} />
      <div className={styles.panels}>
        <div className="stack-4">
          {mayApprove && <DutyPanel hotel={id} today={today} monday={monday} />}
          {isManager && <WeekPanel hotel={id} monday={monday} />}
          {employee !== undefined && timeZone && (
            <OwnPanel hotel={id} timeZone={timeZone} employee={employee} monday={monday} />
          )}
        </div>
        <WaitingPanel />
      </div>
    </>
  );
}
