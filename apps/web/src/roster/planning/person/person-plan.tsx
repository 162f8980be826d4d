import type { LocalDate } from '@horae/local-time/local-date';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Drawer } from '#ui/drawer';
import { PlanFault } from '../plan-fault';
import { PersonDay } from './person-day';
import styles from './person-plan.module.css';
import { personPlanWords } from './person-plan.words';
import type { PersonPlanProps } from './person-plan-props';
import { WeekHours } from './week-hours';

/** The days of one person with everything that can be done to them, by touch. */
export function PersonPlan(props: PersonPlanProps) {
  const { row, date, address, edits, rules, onClose } = props;
  const say = personPlanWords.use();
  const [opened, setOpened] = useState<LocalDate | null>(date);
  return (
    <Drawer
      title={row.resource.title}
      isOpen
      onClose={onClose}
      footer={
        <Button look="solid" className={styles.done} onClick={onClose}>
          {say('done')}
        </Button>
      }
    >
      <div className={styles.content}>
        <p className="quiet">{row.resource.jobTitle}</p>
        <PlanFault edits={edits} />
        <WeekHours row={row} edits={edits} rules={rules} address={address} />
        <ul className={styles.days} aria-label={say('week')}>
          {address.range.dates.map((day) => (
            <PersonDay
              key={day}
              {...props}
              day={day}
              isOpen={day === opened}
              onToggle={() => setOpened(day === opened ? null : day)}
            />
          ))}
        </ul>
      </div>
    </Drawer>
  );
}
