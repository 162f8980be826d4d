import type { LocalDate } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { formatCount } from '#platform/format-count';
import { everyBoard } from '#roster/board.queries';
import { QueryStates } from '#ui/query-states';
import { Figures } from './figures';
import { weekQuery } from './home.queries';
import { homeWords } from './home.words';
import { HomePanel } from './home-panel';

const hours = (minutes: number | undefined) =>
  minutes === undefined ? undefined : formatCount(Math.round(minutes / 60));

/** The hours and people of the week at the hotel, of the employees whom the account sees. */
export function WeekPanel({ hotel, monday }: { hotel: number; monday: LocalDate }) {
  const say = homeWords.use();
  const query = useQuery(weekQuery(hotel, monday));
  useChanges('roster', [...everyBoard(hotel), 'home week']);
  const total = query.data?.total;
  const figures = (
    <Figures
      figures={[
        { label: say('planned'), value: hours(total?.planned) },
        { label: say('worked'), value: hours(total?.actual) },
        { label: say('overtime'), value: hours(total?.overtime) },
        { label: say('people'), value: total && formatCount(total.heads) },
      ]}
    />
  );
  return (
    <HomePanel title={say('week')} link={{ to: '/working-hours-calendar', label: say('toHours') }}>
      <QueryStates thing={say('thing.week')} query={query} skeleton={figures}>
        {figures}
      </QueryStates>
    </HomePanel>
  );
}
