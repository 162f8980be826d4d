import { addDays, type LocalDate } from '@horae/local-time/local-date';
import { lazy, useState } from 'react';
import { i18n } from '#platform/i18n';
import { Button } from '#ui/button';
import { Part } from '#ui/part';
import type { AskedOfDay } from '../day-list/asked-of-day';
import { dayPlanWords } from '../day-list/day-plan.words';
import { DayPlanDialogs } from '../day-list/day-plan-dialogs';
import { useSplit } from '../day-list/use-split';
import { FindCover } from '../find-cover';
import { itemTimes } from '../item-texts';
import { asSeenIn, viewOfDay } from '../model/as-seen.rules';
import { type DayItem, readDayItems } from '../model/day-items.rules';
import { awayCode, awayOf } from '../model/day-text.rules';
import type { PlanEntry } from '../model/plan-now.rules';
import { replaceDay } from '../model/replace-day.rules';
import type { Edited } from '../model/shift-form.rules';
import { ListedNote } from '../notes/day-note';
import { planningWords } from '../planning.words';
import { reassignWords } from '../reassign/reassign.words';
import { timesText } from '../templates/template-texts';
import { useReportedEdits } from '../use-reported-edits';
import { ListedWishes } from '../wishes/listed-wishes';
import { DayText } from './day-text';
import styles from './person-plan.module.css';
import { personPlanWords } from './person-plan.words';
import type { PersonPlanProps } from './person-plan-props';

const ShiftDialog = lazy(() => import('../shift-dialog/shift-dialog').then((m) => ({ default: m.ShiftDialog })));

interface DayActionsProps extends PersonPlanProps {
  day: LocalDate;
  entries: readonly PlanEntry[];
}

/** What can be done to a day of a person; each is one step to undo. */
export function DayActions({ hotel, row, day, entries, edits, rules, board, address, codesOf }: DayActionsProps) {
  const say = personPlanWords.use();
  const sayPlan = planningWords.use();
  const sayDay = dayPlanWords.use();
  const sayReassign = reassignWords.use();
  const [edited, setEdited] = useState<Edited>();
  const told = useReportedEdits(edits);
  const [asked, setAsked] = useState<AskedOfDay>();
  const { split, dialog } = useSplit({ told, rules, address });
  const { days } = address;
  const codes = codesOf(row, day);

  function change(way: 'typed' | 'cleared', items: readonly DayItem[]): void {
    const isAsSeen = asSeenIn(edits.now, viewOfDay(row.id, day, days));
    edits.change(way, (now) => replaceDay(now, { employee: row.id, date: day, items }, days), isAsSeen);
  }

  /** Plans the day as typed; false if that is not understood. */
  function plan(text: string): boolean {
    const items = readDayItems(text, day, codes.templateOf);
    if (!items) return false;
    change('typed', items);
    return true;
  }

  const shown = { hotel, first: address.period.start, last: addDays(address.period.start, address.period.days - 1) };
  const shifts = entries.filter(({ typeOfShift }) => !awayOf(typeOfShift));
  const chosen = { people: [row.id], dates: [day] };
  return (
    <>
      <div className={styles.actions}>
        {shifts.map((shift) => (
          <Button key={shift.id} onClick={() => setEdited({ kind: 'one', shift })}>
            {say('change', { shift: itemTimes(shift, days) })}
          </Button>
        ))}
        {shifts.map((shift) => (
          <Button key={shift.id} onClick={() => setAsked({ kind: 'reassign', shift, name: row.resource.title })}>
            {sayReassign('shift', { shift: itemTimes(shift, days) })}
          </Button>
        ))}
        {shifts.map((shift) => (
          <Button key={shift.id} onClick={() => split(shift, row.resource.title)}>
            {sayDay('split.shift', { shift: itemTimes(shift, days) })}
          </Button>
        ))}
        <Button onClick={() => setEdited({ kind: 'new', employee: row.id, date: day })}>{sayPlan('shift.add')}</Button>
        <FindCover {...{ hotel, chosen, edits, rules, board, address }} />
        <Button onClick={() => plan(awayCode('DayOff', i18n.language))}>{say('dayOff')}</Button>
        {entries.length > 0 && <Button onClick={() => change('cleared', [])}>{say('clear')}</Button>}
      </div>
      {codes.templates.length > 0 && (
        <div className={styles.actions} role="group" aria-label={say('templates')}>
          {codes.templates.map(({ code, name, from, to }) => (
            <Button key={code} look="plain" data-tip={name} onClick={() => plan(code)}>
              <b>{code}</b> {timesText(from, to)}
            </Button>
          ))}
        </div>
      )}
      <DayText onPlan={plan} />
      <ListedWishes shown={shown} employee={row.id} name={row.resource.title} date={day} />
      <ListedNote shown={shown} employee={row.id} name={row.resource.title} date={day} />
      {dialog}
      {asked && (
        <DayPlanDialogs {...{ asked, shown, told, rules, board, address }} onClose={() => setAsked(undefined)} />
      )}
      {edited && (
        <Part>
          <ShiftDialog
            {...{ hotel, edits, rules, board, address }}
            choices={[edited]}
            repeat={[]}
            onClose={() => setEdited(undefined)}
          />
        </Part>
      )}
    </>
  );
}
