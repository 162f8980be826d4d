import type { RefusedContact } from '@horae/contract/time/clock-device-rows';
import { hotelMoment } from '#platform/hotel-day';
import { Button } from '#ui/button';
import { DataTable } from '#ui/list/data-table';
import styles from './clock-devices.module.css';
import { clockDevicesWords } from './clock-devices.words';

interface RefusedDevicesProps {
  refused: readonly RefusedContact[];
  onRegister: (serial: string) => void;
}

/** Devices that were turned away; none of their data was kept. */
export function RefusedDevices({ refused, onRegister }: RefusedDevicesProps) {
  const say = clockDevicesWords.use();
  if (refused.length === 0) return null;
  return (
    <section className="stack-4" aria-labelledby="refused">
      <h2 id="refused">{say('refused')}</h2>
      <div className={styles.panel}>
        <DataTable
          name={say('refused')}
          rows={refused.map((contact, at) => ({ ...contact, id: at + 1 }))}
          nameOf={({ serial }) => serial}
          keyOf={({ serial }) => serial}
          columns={[
            { key: 'serial', header: say('serial'), isName: true, cell: ({ serial }) => serial },
            { key: 'address', header: say('address'), cell: ({ address }) => address },
            { key: 'times', header: say('times'), cell: ({ times }) => times },
            { key: 'lastAt', header: say('lastSeen'), cell: ({ lastAt }) => hotelMoment(lastAt) },
          ]}
          renderActions={({ serial }) => (
            <Button look="plain" onClick={() => onRegister(serial)}>
              {say('register')}
            </Button>
          )}
        />
      </div>
    </section>
  );
}
