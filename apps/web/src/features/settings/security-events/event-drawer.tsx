import type { SecurityEvent } from '@horae/contract/settings/security-event-rows';
import { useQuery } from '@tanstack/react-query';
import { formatMoment } from '#platform/format-date';
import { hotelZone } from '#platform/hotel';
import { Badge } from '#ui/badge';
import { Drawer } from '#ui/drawer';
import { QueryStates } from '#ui/query-states';
import { SkeletonBlock } from '#ui/skeleton';
import { outcomeTones } from './event-columns';
import { eventSentence, subjectOf, whoOf } from './event-sentence';
import { eventWords } from './event-sentences.words';
import styles from './security-events.module.css';
import { eventQuery } from './security-events.queries';
import { factName, securityEventsWords } from './security-events.words';

/** One event with everything that is known of it. */
export function EventDrawer({ id, onClose }: { id: number; onClose: () => void }) {
  const say = securityEventsWords.use();
  const query = useQuery(eventQuery(id));
  return (
    <Drawer title={say('details')} isOpen onClose={onClose}>
      <div className="stack-4 inset">
        <QueryStates thing={say('thing')} query={query} skeleton={<SkeletonBlock height={240} />}>
          {query.data ? <Event event={query.data.event} /> : <p>{say('gone')}</p>}
        </QueryStates>
      </div>
    </Drawer>
  );
}

function Event({ event }: { event: SecurityEvent }) {
  const say = securityEventsWords.use();
  const { kind, outcome, by, at, lastAt, count, email, address, agent, hotel, facts } = event;
  const momentOf = (moment: string) => formatMoment(moment, hotelZone(hotel?.id));
  const rows: readonly (readonly [string, string | null])[] = [
    [say('kind'), eventWords.say(`kind.${kind}`)],
    [say('at'), momentOf(at)],
    [say('count'), count > 1 ? String(count) : null],
    [say('last'), count > 1 ? momentOf(lastAt) : null],
    // Without an account the masked e-mail is all that is known.
    [say('who'), by === null && email !== null ? null : whoOf(event)],
    [say('email'), email],
    [say('about'), subjectOf(event) || null],
    [say('hotel'), hotel?.name ?? say('noHotel')],
    [say('from'), address],
    [say('browser'), agent],
    ...Object.entries(facts).map(([name, value]) => [factName(name), String(value)] as const),
  ];
  return (
    <>
      <p>
        <Badge tone={outcomeTones[outcome]}>{say(`outcome.${outcome}`)}</Badge> {eventSentence(event)}
      </p>
      <dl className={styles.facts}>
        {rows.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
    </>
  );
}
