import { useEffect, useState } from 'react';

const minute = 60_000;

/** The current time, updated every minute. */
export function useMinute(): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    function schedule(): void {
      timer = setTimeout(tick, minute - (Date.now() % minute));
    }
    function tick(): void {
      setNow(Date.now());
      schedule();
    }
    schedule();
    return () => clearTimeout(timer);
  }, []);
  return now;
}
