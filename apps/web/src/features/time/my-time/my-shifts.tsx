import { hotelToday } from '#platform/hotel-day';
import { OwnShifts } from '#roster/own/own-shifts';
import styles from './my-time.module.css';

/** The employee's next shift, and the seven days from today on. */
export function MyShifts({ hotel, timeZone, employee }: { hotel: number; timeZone: string; employee: number }) {
  return (
    <section className={styles.shifts} aria-labelledby="next-shift">
      <OwnShifts
        hotel={hotel}
        timeZone={timeZone}
        employee={employee}
        first={hotelToday()}
        heading="h2"
        headingId="next-shift"
      />
    </section>
  );
}
