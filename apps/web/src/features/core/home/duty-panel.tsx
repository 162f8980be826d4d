import { daysBetween, type LocalDate } from '@horae/local-time/local-date';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { QueryStates } from '#ui/query-states';
import { Figures } from './figures';
import { dutyQuery, everyDuty, weekQuery } from './home.queries';
import { homeWords } from './home.words';
import { HomePanel } from './home-panel';

/** Who is at work now, who is missing, and how many are planned today. */
export function DutyPanel({ hotel, today, monday }: { hotel: number; today: LocalDate; monday: LocalDate }) {
  const say = homeWords.use();
  const query = useQuery(dutyQuery(hotel));
  const { data: week } = useQuery(weekQuery(hotel, monday));
  useChanges('attendance', everyDuty);
  useChanges('punches', everyDuty);
  const people = query.data?.people;
  const missing = people?.filter(({ isMissing }) => isMissing).length ?? 0;
  const planned = week && (week.heads[daysBetween(monday, today)] ?? 0);
  const figures = (
    <Figures
      figures={[
        { label: say('atWork'), value: people && String(people.length - missing) },
        { label: say('missing'), value: people && String(missing), isAlarming: missing > 0 },
        { label: say('plannedToday'), value: planned === undefined ? people && '–' : String(planned) },
      ]}
    />
  );
  return (
    <HomePanel title={say('today')} link={{ to: '/on-duty', label: say('toOnDuty') }}>
      <QueryStates thing={say('thing.today')} query={query} skeleton={figures}>
        {figures}
      </QueryStates>
    </HomePanel>
  );
}
