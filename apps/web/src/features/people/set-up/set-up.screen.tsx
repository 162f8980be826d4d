import type { SetUpState } from '@horae/contract/people/set-up.contract';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { formatDate } from '#platform/format-date';
import { useHotel } from '#platform/hotel';
import { session } from '#platform/session';
import { setUpUnderWay } from '#platform/set-up';
import type { SelectedHotel } from '#platform/storage';
import { useStore } from '#platform/store';
import { HotelScreen } from '#roster/hotel-screen';
import { buttonClass } from '#ui/button';
import { PageHead } from '#ui/page-head';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { ComeIn } from './come-in';
import styles from './set-up.module.css';
import { setUpQuery } from './set-up.queries';
import { setUpWords } from './set-up.words';
import { canComeIn, type StepName, stepNames, stepsOf } from './set-up-steps';
import { StepRow } from './step-row';

/** The steps from an empty installation to people in the timeline; progress is derived from the stored data. */
export function SetUpScreen() {
  const say = setUpWords.use();
  const hotel = useHotel();
  const hasHotels = (useStore(session)?.hotels.length ?? 0) > 0;
  if (!hotel && hasHotels) return <HotelScreen title={say('title')}>{() => null}</HotelScreen>;
  return (
    <>
      <PageHead title={say('title')} lead={say('lead')}>
        <Link to="/people/from-excel" className={buttonClass('outline')}>
          {say('fromExcel')}
        </Link>
        {hotel && (
          <Link to="/organisation" search={{ open: 'hotel-add' }} className={buttonClass('outline')}>
            {say('another')}
          </Link>
        )}
      </PageHead>
      {hotel ? <OfHotel key={hotel.ErpCompanyId} hotel={hotel} /> : <Steps state={null} hotel={null} />}
    </>
  );
}

function OfHotel({ hotel }: { hotel: SelectedHotel }) {
  const say = setUpWords.use();
  const query = useQuery(setUpQuery(hotel.ErpCompanyId));
  return (
    <QueryStates
      thing={say('thing')}
      query={query}
      skeleton={stepNames.map((name) => <SkeletonBlock key={name} height={88} />)}
    >
      {query.data && <Steps state={query.data} hotel={hotel} />}
    </QueryStates>
  );
}

const pageOf: Record<
  StepName,
  { to: '/organisation' | '/people/import' | '/roster-import' | '/declarations' | '/accounts/slips'; search?: object }
> = {
  hotel: { to: '/organisation', search: { tab: 'hotel' } },
  places: { to: '/organisation' },
  people: { to: '/people/import' },
  roster: { to: '/roster-import' },
  comparing: { to: '/organisation', search: { tab: 'hotel', open: 'hotel-edit' } },
  declarations: { to: '/declarations', search: { open: 'settings' } },
  accounts: { to: '/accounts/slips' },
};

function Steps({ state, hotel }: { state: SetUpState | null; hotel: SelectedHotel | null }) {
  const say = setUpWords.use();
  const steps = stepsOf(state);
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((step) => {
          const { to, search } = hotel
            ? pageOf[step.name]
            : { to: '/organisation' as const, search: { open: 'hotel-add' } };
          return (
            <StepRow key={step.name} step={step} done={state && hotel && doneText(step.name, state, hotel, say)}>
              {(hotel || step.state === 'next') && (
                <Link
                  to={to}
                  search={{ ...search }}
                  className={buttonClass(step.state === 'next' ? 'solid' : 'outline')}
                  aria-label={`${say(step.state === 'done' ? 'open' : 'begin')}: ${say(`step.${step.name}`)}`}
                  onClick={() => setUpUnderWay.set(true)}
                >
                  {say(step.state === 'done' ? 'open' : 'begin')}
                </Link>
              )}
            </StepRow>
          );
        })}
      </ol>
      {state && canComeIn(state) && <ComeIn state={state} />}
      {state && state.people > 0 && state.shifts > 0 && (
        <p>
          <Link to="/staff-timeline" className={buttonClass('solid')}>
            {say('openTimeline')}
          </Link>
        </p>
      )}
    </>
  );
}

/** What a step has produced so far; null if it is not done. */
function doneText(name: StepName, state: SetUpState, hotel: SelectedHotel, say: typeof setUpWords.say): string | null {
  const { organisationUnits: units, departments, people, shifts, accounts, comparedFrom, declaresTo } = state;
  if (name === 'hotel') return say('done.hotel', { name: hotel.name, zone: hotel.timeZone ?? '' });
  if (name === 'places') return units > 0 && departments > 0 ? say('done.places', { units, departments }) : null;
  if (name === 'people') return people > 0 ? say('done.people', { count: people }) : null;
  if (name === 'comparing') return comparedFrom ? say('done.comparing', { day: formatDate(comparedFrom) }) : null;
  if (name === 'declarations') return declaresTo && say(`done.${declaresTo}`);
  if (name === 'accounts') return accounts > 0 ? say('done.accounts', { count: accounts }) : null;
  if (shifts >= 1000) return say('done.manyShifts', { count: shifts });
  return shifts > 0 ? say('done.roster', { count: shifts }) : null;
}
