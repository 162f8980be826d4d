import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { IconAlertTriangle, IconNote } from '@tabler/icons-react';
import { mayCall } from '#platform/access';
import { session } from '#platform/session';
import { useStore } from '#platform/store';
import { PhoneLink } from '#ui/phone-link';
import { usePhone } from '../contact.queries';
import type { ShiftBar } from '../model/bars.rules';
import type { EmployeeFacts } from '../model/employee-facts.rules';
import { isHint } from '../model/findings.rules';
import type { LocalDays } from '../model/local-days.rules';
import { placeOn, workedAt } from '../model/place-on.rules';
import { recordOf } from '../model/shift.rules';
import { rosterWords } from '../roster.words';
import { compensatedText } from '../texts/day-off-text';
import { placeText } from '../texts/place-text';
import { breakText, findingText, lookOf, shiftLine, typeText } from '../texts/shift-texts';
import styles from './detail.module.css';
import { HourlyLeaves } from './hourly-leaves';
import { LeaveDays } from './leave-days';
import { RecordFields } from './record-fields';
import { RecordsTable } from './records-table';
import { ShiftList } from './shift-list';

/** Days off are no leave. */
const leaves = new Set<string>(['AnnualLeave', 'SickLeave', 'UnpaidLeave']);

export interface ShiftDetailsProps {
  bar: ShiftBar;
  resource: StaffResource;
  facts: EmployeeFacts;
  /** The displayed shifts of the same employee and day. */
  sameDay: readonly ShiftBar[];
  days: LocalDays;
  onOpen: (shift: number) => void;
  onDayCard: () => void;
}

export function ShiftDetails({ bar, resource, facts, sameDay, days, onOpen, onDayCard }: ShiftDetailsProps) {
  const say = rosterWords.use();
  const isAdmin = mayCall(useStore(session), 'admin');
  const phone = usePhone(Number(resource.id));
  const { shift, findings } = bar;
  const twins = facts.twins.get(shift);
  const kind = recordOf(shift);
  const own = placeOn(resource, days.dateOf(shift.start));
  const places: [string, string][] = [
    [say('businessUnit'), own.businessUnit],
    [say('orgUnit'), own.orgUnit],
    [say('workCentre'), own.workCenter],
    [say('department'), own.department],
  ];
  return (
    <div className={styles.details}>
      <div>
        <h3>{resource.title}</h3>
        <p className="quiet">{own.jobTitle}</p>
        {phone && <PhoneLink phone={phone} label={say('details.call', { name: resource.title, phone })} />}
      </div>
      <p className="row centred">
        <span className={`${lookOf(shift).className} ${styles.chip}`}>{typeText(shift)}</span>
        {compensatedText(shift)} {say(`status.${shift.status}`)}
      </p>
      <p>
        {shiftLine(shift, days)}
        {breakText(shift) && ` (${breakText(shift)})`}
      </p>
      {placeText(workedAt(shift)) && <p>{placeText(workedAt(shift))}</p>}
      {leaves.has(shift.typeOfShift) && shift.allDay && (
        <LeaveDays shift={shift} employee={Number(resource.id)} days={days} />
      )}
      {!shift.allDay && <HourlyLeaves employee={Number(resource.id)} date={days.dateOf(shift.start)} />}
      {findings.map((finding) => (
        <p key={finding.code} className={styles.finding} data-severity={isHint(finding) ? 'info' : 'warn'}>
          <IconAlertTriangle size={18} stroke={1.5} aria-hidden="true" />
          {findingText(finding)}
        </p>
      ))}
      {!shift.allDay && (
        <RecordsTable
          planned={kind === 'planned' ? shift : undefined}
          declared={kind === 'declared' ? shift : twins?.declared}
          clock={bar.clock}
          days={days}
        />
      )}
      {shift.notes && (
        <p className={styles.note}>
          <IconNote size={18} stroke={1.5} aria-hidden="true" />
          {shift.notes}
        </p>
      )}
      <dl className={styles.facts}>
        {places.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value || say('unassigned')}</dd>
          </div>
        ))}
      </dl>
      <section>
        <h4>{say('details.sameDay', { name: resource.title })}</h4>
        <ShiftList bars={sameDay} days={days} current={shift.id} onOpen={onOpen} />
        <button type="button" className={styles.link} onClick={onDayCard}>
          {say('dayCard')}
        </button>
      </section>
      {isAdmin && <RecordFields shift={shift} />}
    </div>
  );
}
