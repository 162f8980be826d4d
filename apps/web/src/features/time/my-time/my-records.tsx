import { MyMonth } from './my-month';
import { MyRequests } from './my-requests';
import { MyWishes } from './my-wishes';

interface MyRecordsProps {
  hotel: number;
  employee: number;
  onAsk: (day: string) => void;
}

/** What stands below the next shifts and the clock, and loads after them. */
export function MyRecords({ hotel, employee, onAsk }: MyRecordsProps) {
  return (
    <>
      <MyRequests hotel={hotel} onAsk={onAsk} />
      <MyWishes hotel={hotel} employee={employee} />
      <MyMonth hotel={hotel} employee={employee} onAsk={onAsk} />
    </>
  );
}
