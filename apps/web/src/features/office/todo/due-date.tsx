import { momentOf } from '@horae/contract/moment';
import { useState } from 'react';
import { dayOfMoment, today } from '#platform/device-day';
import { formatDate } from '#platform/format-date';
import styles from './task-row.module.css';
import { todoWords } from './todo.words';

/** The day of a date or instant in the device's time zone, `2025-06-16`. */
export function dayOf(moment: string): string {
  return moment.includes('T') ? dayOfMoment(new Date(momentOf(moment))) : moment;
}

interface DueDateProps {
  moment: string;
  isDone: boolean;
}

/** The due date of a task; overdue and today are also given as text. */
export function DueDate({ moment, isDone }: DueDateProps) {
  const say = todoWords.use();
  const day = dayOf(moment);
  const [thisDay] = useState(today);
  const isOverdue = !isDone && day < thisDay;
  return (
    <time
      dateTime={moment}
      className={styles.due}
      data-due={isOverdue ? 'over' : day === thisDay ? 'today' : undefined}
    >
      {isOverdue && <b>{say('overdue')}</b>} {day === thisDay ? say('today') : formatDate(day)}
    </time>
  );
}
