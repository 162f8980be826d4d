import type { LocalDate } from '@horae/local-time/local-date';
import { type ReactNode, useState } from 'react';
import type { ShiftBar } from '../model/bars.rules';
import { dayRange } from '../model/day-range.rules';
import type { GridModel } from '../model/grid-model.rules';
import type { GridRow } from '../model/rows.rules';
import { rosterWords } from '../roster.words';
import type { RosterAddress } from '../roster-address';
import { type AgendaEntry, agendaOf, type Section, sections } from './agenda.rules';
import { AgendaCard } from './agenda-card';
import { AgendaGuests } from './agenda-guests';
import styles from './phone.module.css';

interface DayAgendaProps {
  address: RosterAddress;
  model: GridModel;
  /** The rows of the model and those of guests. */
  rows: readonly GridRow[];
  barsOf: (employee: number) => GridModel['bars'];
  cardPart?: ((bar: ShiftBar) => ReactNode) | undefined;
  onOpen: (shift: number) => void;
  onPerson?: ((employee: number, date: LocalDate) => void) | undefined;
}

const drawnAtOnce = 60;

/** One day as a list: who works now or later, who has finished, and who is off. */
export function DayAgenda({ address, model, rows: all, barsOf, cardPart, onOpen, onPerson }: DayAgendaProps) {
  const say = rosterWords.use();
  const { date, days, now } = address;
  const [drawn, setDrawn] = useState(drawnAtOnce);
  const range = dayRange(days.zone, { start: date, days: 1 }, days.business);
  const rows = new Map(model.employees.map((row) => [row.id, row]));
  const agenda = agendaOf([...rows.keys()], barsOf, range, now);
  const before = (section: Section) =>
    sections.slice(0, sections.indexOf(section)).reduce((sum, other) => sum + agenda[other].length, 0);
  const shown = sections.map((section): [Section, AgendaEntry[]] => [
    section,
    agenda[section].slice(0, Math.max(0, drawn - before(section))),
  ]);
  return (
    <div className={`stack-4 ${styles.agenda}`}>
      {shown
        .filter(([, entries]) => entries.length > 0)
        .map(([section, entries]) => (
          <section key={section} aria-label={say(`phone.${section}`)}>
            <h3>
              {say(`phone.${section}`)} <small>{agenda[section].length}</small>
            </h3>
            <ul>
              {entries.map(({ employee, bars }) => {
                const row = rows.get(employee);
                return (
                  row && (
                    <AgendaCard
                      key={employee}
                      row={row}
                      bars={bars}
                      range={range}
                      address={address}
                      part={cardPart}
                      onOpen={onOpen}
                      onPlan={onPerson && (() => onPerson(employee, date))}
                    />
                  )
                );
              })}
            </ul>
          </section>
        ))}
      {model.shown > drawn && (
        <button type="button" className={styles.more} onClick={() => setDrawn(drawn + drawnAtOnce)}>
          {say('phone.more', { count: Math.min(drawnAtOnce, model.shown - drawn) })}
        </button>
      )}
      <AgendaGuests rows={all} date={date} />
    </div>
  );
}
