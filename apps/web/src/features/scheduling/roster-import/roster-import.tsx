import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button';
import { Checking } from '#ui/import/checking';
import { type DayOrder, DayOrderField } from '#ui/import/day-order';
import { importWords } from '#ui/import/import.words';
import { ImportAction } from '#ui/import/import-action';
import styles from '#ui/import/import-steps.module.css';
import { ReadAs } from '#ui/import/read-as';
import { Message } from '#ui/message';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import { checkQuery, importRoster, type RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';
import { RosterMapping } from './roster-mapping';
import { RosterReport } from './roster-report';

const csv = { types: ['text/csv', 'text/plain'], typeNames: 'CSV' };

/** Imports a roster file: it is chosen, checked row by row, then imported as a whole. */
export function RosterImport({ hotel, onImported }: { hotel: number; onImported?: () => void }) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const [files, setFiles] = useState<KeptFile[]>([]);
  const [dayOrder, setDayOrder] = useState<DayOrder>('dmy');
  const [mapping, setMapping] = useState<RosterFile['mapping']>();
  const run = useMutation(importRoster);
  const [file] = files;

  function begin(next: KeptFile[]): void {
    setFiles(next);
    setMapping(undefined);
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
        <UploadField label={say('file')} purpose="attachment" kinds={csv} value={files} onChange={begin} />
        <DayOrderField value={dayOrder} onChange={setDayOrder} />
      </div>
      {file && (
        <Checked
          file={{ hotel, file: file.address, dayOrder, ...(mapping && { mapping }) }}
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
  run: { isPending: boolean; error: unknown };
  onMapping: (mapping: RosterFile['mapping']) => void;
  onCancel: () => void;
  onImport: (file: RosterFile) => void;
}

function Checked({ file, run, onMapping, onCancel, onImport }: CheckedProps) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const { data, error, refetch } = useQuery(checkQuery(file));
  if (error || !data) {
    const another = file.mapping && { label: sayImport('another'), onChoose: () => onMapping(undefined) };
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
        <ReadAs encoding={data.encoding} sample={data.sample} />
        <RosterMapping heading={data.heading} onDone={onMapping} />
      </>
    );
  }
  const added = data.rows.filter(({ verdict }) => verdict === 'added').length;
  const mayImport = added > 0 && data.rows.every(({ verdict }) => verdict !== 'fault');
  return (
    <>
      <ReadAs encoding={data.encoding} sample={data.sample} />
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
