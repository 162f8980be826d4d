import type { Encoding } from '@horae/sheet-file/decode-text';
import type { SheetName } from '@horae/sheet-file/sheet';
import type { LeftOutRow } from '@horae/sheet-file/table';
import { LeftOutRows } from './left-out-rows';
import { SheetSource } from './sheet-source';

/** How a file is to be read, where it is not read as it was recognised. */
export interface HowToRead {
  encoding?: Encoding;
  sheet?: string;
  putBack?: number[];
}

interface ReadOnServerProps {
  report: {
    encoding: string;
    sample: string;
    sheets: SheetName[];
    sheet: string;
    leftOut: LeftOutRow[];
    blankRows: number;
  };
  /** Pasted cells have neither an encoding nor sheets to choose. */
  isPasted?: boolean;
  how: HowToRead;
  onHow: (how: HowToRead) => void;
}

/** How the server read a file, with the rows it leaves out; each can be changed. */
export function ReadOnServer({ report, isPasted, how, onHow }: ReadOnServerProps) {
  const { encoding, sample, sheets, sheet } = report;
  return (
    <>
      {!isPasted && <SheetSource readAs={encoding} sample={sample} sheets={sheets} sheet={sheet} onRead={onHow} />}
      <LeftOutRows
        table={report}
        putBack={how.putBack ?? []}
        onPutBack={(lines) => onHow({ ...how, putBack: lines })}
      />
    </>
  );
}
