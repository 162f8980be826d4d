import type { RosterReport } from '@horae/contract/scheduling/roster-import.contract';
import { Button } from '#ui/button';
import { type HowToRead, ReadOnServer } from '#ui/import/read-on-server';
import type { RosterFile } from './roster-import.queries';
import { RosterMapping } from './roster-mapping';

interface UnknownLayoutProps {
  report: RosterReport;
  isPasted: boolean;
  how: HowToRead;
  onHow: (how: HowToRead) => void;
  onMapping: (mapping: RosterFile['mapping']) => void;
  /** Gives up the corrections, after which the file may be read again. */
  takeBack: { label: string; onChoose: () => void } | undefined;
}

/** A file whose layout nobody recognised: its columns are asked. */
export function UnknownLayout({ report, isPasted, how, onHow, onMapping, takeBack }: UnknownLayoutProps) {
  return (
    <>
      <ReadOnServer report={report} {...{ isPasted, how, onHow }} />
      {takeBack && (
        <div>
          <Button onClick={takeBack.onChoose}>{takeBack.label}</Button>
        </div>
      )}
      <RosterMapping heading={report.heading} onDone={onMapping} />
    </>
  );
}
