import type { LocalDate } from '@horae/local-time/local-date';
import { OwnShifts } from '#roster/own/own-shifts';
import { homeWords } from './home.words';
import { HomePanel } from './home-panel';

interface OwnPanelProps {
  hotel: number;
  timeZone: string;
  employee: number;
  monday: LocalDate;
}

/** The employee's next shift, and this week by day. */
export function OwnPanel({ hotel, timeZone, employee, monday }: OwnPanelProps) {
  const say = homeWords.use();
  return (
    <HomePanel title={say('own')} link={{ to: '/staff-timeline', label: say('toTimeline') }}>
      <OwnShifts hotel={hotel} timeZone={timeZone} employee={employee} first={monday} heading="h3" />
    </HomePanel>
  );
}
