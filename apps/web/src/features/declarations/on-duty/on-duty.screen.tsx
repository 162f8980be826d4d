import type { OnDutyRow } from '@horae/contract/declarations/on-duty-rows';
import { IconAlertTriangle, IconClockExclamation, IconPrinter } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useChanges } from '#platform/changes';
import { formatDate } from '#platform/format-date';
import type { SelectedHotel } from '#platform/storage';
import { HotelScreen } from '#roster/hotel-screen';
import { hostText } from '#roster/loans/host-text';
import { Badge } from '#ui/badge';
import { Button } from '#ui/button';
import { BlankRosterDrawing } from '#ui/drawings';
import { EmptyState } from '#ui/empty-state';
import { ListHead } from '#ui/list-head/list-head';
import { PhoneLink } from '#ui/phone-link';
import { usePrintLine } from '#ui/print-head/print-lines';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { DeclaredHours } from './declared-hours';
import { Guests } from './guests';
import styles from './on-duty.module.css';
import { everyOnDuty, onDutyQuery } from './on-duty.queries';
import { onDutyWords } from './on-duty.words';
import { PublishedUnlawful } from './published-unlawful';

type Say = ReturnType<typeof onDutyWords.use>;

export function OnDutyScreen() {
  const say = onDutyWords.use();
  return <HotelScreen title={say('title')}>{(hotel) => <OnDuty key={hotel.ErpCompanyId} hotel={hotel} />}</HotelScreen>;
}

const skeleton = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Who is at work now, on screen and as the printed sheet for the labour inspector. */
function OnDuty({ hotel: { ErpCompanyId } }: { hotel: SelectedHotel }) {
  const say = onDutyWords.use();
  const query = useQuery(onDutyQuery(ErpCompanyId));
  useChanges('attendance', everyOnDuty);
  useChanges('declarations', everyOnDuty);
  useChanges('punches', everyOnDuty);
  const { data } = query;
  const people = data?.people ?? [];
  const guests = data?.guests ?? [];
  const missing = people.filter(({ isMissing }) => isMissing).length;
  const time = data ? `${formatDate(data.serverTime.slice(0, 10))}, ${timeOf(data.serverTime)}` : '';
  const sheet = data && [
    say('hotel', { hotel: data.hotel }),
    say('branch', { branch: data.branch }),
    say('at', { time }),
  ];
  usePrintLine(sheet?.join(' · ') ?? '');
  return (
    <div className={`stack-4 ${styles.page}`}>
      <ListHead title={say('title')} lead={data && say('lead', { hotel: data.hotel, branch: data.branch, time })}>
        <Button look="solid" onClick={() => window.print()} aria-disabled={!data || undefined}>
          <IconPrinter size={18} stroke={1.5} aria-hidden="true" />
          {say('print')}
        </Button>
      </ListHead>
      <QueryStates
        thing={say('thing')}
        query={query}
        skeleton={skeleton.map((bone) => <SkeletonBlock key={bone} height={56} />)}
      >
        {people.length + guests.length === 0 ? (
          <EmptyState drawing={<BlankRosterDrawing />} text={say('none')}>
            {null}
          </EmptyState>
        ) : (
          <>
            <p className={`screen-only ${styles.count}`} role="status">
              {[
                say('count', { count: people.length - missing }),
                missing > 0 && say('countMissing', { count: missing }),
              ]
                .filter(Boolean)
                .join(', ')}
            </p>
            {people.length > 0 && <Sheet people={people} say={say} />}
            {guests.length > 0 && <Guests guests={guests} say={say} />}
            {data && data.unlawful.length > 0 && <PublishedUnlawful unlawful={data.unlawful} />}
          </>
        )}
      </QueryStates>
      <p className={styles.signature}>{say('signature')}</p>
    </div>
  );
}

const timeOf = (moment: string) => moment.slice(11, 16);

function Sheet({ people, say }: { people: readonly OnDutyRow[]; say: Say }) {
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{say('title')}</caption>
      <thead>
        <tr>
          {(['name', 'unit', 'declared', 'clockedIn', 'card'] as const).map((column) => (
            <th key={column} scope="col">
              {say(column)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {people.map((person) => (
          <tr key={person.id}>
            <th scope="row">
              {person.name}
              <small>{[person.code, person.jobTitle].filter(Boolean).join(' · ')}</small>
            </th>
            <td className={styles.unit}>
              {person.unit} {person.lentTo && <small>{say('lentTo', { host: hostText(person.lentTo) })}</small>}
              {person.phone && (
                <PhoneLink phone={person.phone} label={say('call', { name: person.name, phone: person.phone })} />
              )}
            </td>
            <td>
              {person.isUndeclared ? (
                <Badge tone="danger" icon={IconAlertTriangle}>
                  {say('undeclared')}
                </Badge>
              ) : (
                <DeclaredHours parts={person.declared} say={say} />
              )}
            </td>
            <td className={styles.first}>
              <span className={styles.clocked}>
                {person.clockedIn !== null && <time dateTime={person.clockedIn}>{timeOf(person.clockedIn)}</time>}
                {person.isMissing && (
                  <Badge tone="danger" icon={IconAlertTriangle}>
                    {say('missing', { times: person.planned })}
                  </Badge>
                )}
                {!person.isMissing && person.lateMinutes > 0 && (
                  <Badge tone="warning" icon={IconClockExclamation}>
                    {say('late', { minutes: person.lateMinutes })}
                  </Badge>
                )}
              </span>
            </td>
            <td data-label={say('card')}>{person.isMissing ? say('noCardDue') : <Card person={person} say={say} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The status of the digital work card; inspectors look up the protocol number. */
function Card({ person: { card, protocol, sentAt }, say }: { person: OnDutyRow; say: Say }) {
  const state = say(`card.${card}`);
  if (card === 'refused' || card === 'none')
    return (
      <Badge tone={card === 'refused' ? 'danger' : 'warning'} icon={IconAlertTriangle}>
        {state}
      </Badge>
    );
  return (
    <span className={styles.card}>
      {state}
      {protocol && sentAt && (
        <small>
          <time dateTime={sentAt}>{timeOf(sentAt)}</time> · <span lang="el">{protocol}</span>
        </small>
      )}
    </span>
  );
}
