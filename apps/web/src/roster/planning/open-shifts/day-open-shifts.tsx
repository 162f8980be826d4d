import { IconPlus } from '@tabler/icons-react';
import type { Ref } from 'react';
import { ActionItem, ActionMenu } from '#ui/action-menu';
import { Button } from '#ui/button';
import { shiftLook } from '#ui/shift-types';
import { actionsOf, type ShiftAction } from '../day-list/shift-actions.rules';
import { ShiftMenu } from '../day-list/shift-menu';
import type { PlanEntry } from '../model/plan-now.rules';
import { planningWords } from '../planning.words';
import styles from './day-open-shifts.module.css';

/** An open shift of the day, and where it would be worked. */
export interface ListedOpenShift {
  shift: PlanEntry;
  times: string;
  department: string;
}

interface DayOpenShiftsProps {
  listed: readonly ListedOpenShift[];
  /** Where one may be added. */
  departments: readonly { id: number; name: string }[];
  addRef: Ref<HTMLButtonElement>;
  onAdd: (department: number) => void;
  onAction: (action: ShiftAction, shift: PlanEntry, department: string) => void;
}

/** The open shifts of a day, above its people: each is changed, given to somebody or taken off by touch. */
export function DayOpenShifts({ listed, departments, addRef, onAdd, onAction }: DayOpenShiftsProps) {
  const say = planningWords.use();
  const [only] = departments;
  if (listed.length === 0 && !only) return null;
  const add = (onClick?: () => void) => (
    <Button ref={addRef} {...(onClick && { onClick })}>
      <IconPlus size={18} stroke={1.5} aria-hidden="true" />
      {say('open.add')}
    </Button>
  );
  return (
    <section className={styles.open} aria-label={say('open.row')}>
      <div className={styles.head}>
        <h3>
          {say('open.row')} <small>{listed.length}</small>
        </h3>
        {only && departments.length === 1 && add(() => onAdd(only.id))}
        {departments.length > 1 && (
          <ActionMenu label={say('open.add')} trigger={add()}>
            {departments.map(({ id, name }) => (
              <ActionItem key={id} onClick={() => onAdd(id)}>
                {name}
              </ActionItem>
            ))}
          </ActionMenu>
        )}
      </div>
      {listed.length > 0 && (
        <ul>
          {listed.map(({ shift, times, department }) => (
            <li key={shift.id} className={styles.card}>
              <button type="button" className={styles.shift} onClick={() => onAction('change', shift, department)}>
                <span className={`${shiftLook(shift.typeOfShift).className} ${styles.code}`} aria-hidden="true">
                  {shiftLook(shift.typeOfShift).code}
                </span>
                <b>{times}</b>
                <small>{[department, shift.notes].filter(Boolean).join(' · ')}</small>
              </button>
              <ShiftMenu
                label={say('open.actions', { shift: times, department })}
                actions={actionsOf(shift)}
                onAction={(action) => onAction(action, shift, department)}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
