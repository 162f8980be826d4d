import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { forgetColumns } from '#platform/import-memory.queries';
import { Button } from '#ui/button';
import { AsLastTime } from '#ui/import/as-last-time';
import { Checking } from '#ui/import/checking';
import { type DayOrder, DayOrderField } from '#ui/import/day-order';
import { importWords } from '#ui/import/import.words';
import { ImportAction } from '#ui/import/import-action';
import styles from '#ui/import/import-steps.module.css';
import { type HowToRead, ReadOnServer } from '#ui/import/read-on-server';
import { sheetKinds } from '#ui/import/sheet-kinds';
import { Message } from '#ui/message';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import { checkQuery, importRoster, type RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';
import { RosterMapping } from './roster-mapping';
import { RosterReport } from './roster-report';

/** Imports a roster file: it is chosen, checked row by row, then imported as a whole. */
export function RosterImport({ hotel, onImported }: { hotel: number; onImported?: () => void }) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const [files, setFiles] = useState<KeptFile[]>([]);
  const [dayOrder, setDayOrder] = useState<DayOrder>('dmy');
  const [mapping, setMapping] = useState<RosterFile['mapping']>();
  const [how, setHow] = useState<HowToRead>({});
  const run = useMutation(importRoster);
  const [file] = files;

  function begin(next: KeptFile[]): void {
    setFiles(next);
    setMapping(undefined);
    setHow({});
    run.reset();
  }

  if (run.data?.isWritten) {
    const count = run.data.rows.filter(({ verdict }) => verdict === 'added').length;
    return (
      <div className="stack-4">
        <Message kind="success">{say('done', { count })}</Message>
        <div className={styles.actions}>
          <Link to="/staff-timeline">{say('openTimeline')}</Link>
          <Button onClick={() => begin([])}>{sayImport('another')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack-4">
      <p className={styles.about}>{say('about')}</p>
      <div className={styles.choice}>
        <UploadField
          label={say('file')}
          purpose="attachment"
          kinds={{ types: sheetKinds, typeNames: sayImport('sheetTypes') }}
          value={files}
          onChange={begin}
        />
        <DayOrderField value={dayOrder} onChange={setDayOrder} />
      </div>
      {file && (
        <Checked
          file={{ hotel, file: file.address, dayOrder, ...how, ...(mapping && { mapping }) }}
          how={how}
          onHow={(next) => {
            setHow(next);
            if (next.sheet !== how.sheet) setMapping(undefined);
          }}
          run={run}
          onMapping={setMapping}
          onCancel={() => begin([])}
          onImport={(one) => run.mutate(one, { onSuccess: ({ isWritten }) => isWritten && onImported?.() })}
        />
      )}
    </div>
  );
}

interface CheckedProps {
  file: RosterFile;
  how: HowToRead;
  onHow: (how: HowToRead) => void;
  run: { isPending: boolean; error: unknown };
  onMapping: (mapping: RosterFile['mapping']) => void;
  onCancel: () => void;
  onImport: (file: RosterFile) => void;
}

function Checked({ file, how, onHow, run, onMapping, onCancel, onImport }: CheckedProps) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const { data, error, refetch } = useQuery(checkQuery(file));
  const forget = useMutation(forgetColumns);
  if (error || !data) {
    const another = file.mapping
      ? { label: sayImport('another'), onChoose: () => onMapping(undefined) }
      : Object.keys(how).length > 0 && { label: sayImport('asRecognised'), onChoose: () => onHow({}) };
    return (
      <Checking
        thing={say('thing')}
        file={file.file}
        error={error}
        onRetry={() => void refetch()}
        onCancel={onCancel}
        another={another}
      />
    );
  }
  if (data.layout === null) {
    return (
      <>
        <ReadOnServer report={data} how={how} onHow={onHow} />
        <RosterMapping heading={data.heading} onDone={onMapping} />
      </>
    );
  }
  const added = data.rows.filter(({ verdict }) => verdict === 'added').length;
  const mayImport = added > 0 && data.rows.every(({ verdict }) => verdict !== 'fault');
  return (
    <>
      <ReadOnServer report={data} how={how} onHow={onHow} />
      {data.isAsLastTime && (
        <AsLastTime
          isPending={forget.isPending}
          onForget={() =>
            forget.mutate(
              { hotel: Number(file.hotel), kind: 'roster', headings: data.heading },
              { onSuccess: () => void refetch() },
            )
          }
        />
      )}
      <RosterReport report={data} />
      <ImportAction
        label={say('import', { count: added })}
        mayImport={mayImport}
        file={file.file}
        run={run}
        onImport={() => onImport(file)}
      />
    </>
  );
}
