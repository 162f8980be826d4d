import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { useMutation } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '#ui/button';
import { type DayOrder, DayOrderField } from '#ui/import/day-order';
import { importWords } from '#ui/import/import.words';
import styles from '#ui/import/import-steps.module.css';
import type { HowToRead } from '#ui/import/read-on-server';
import { RecentImports } from '#ui/import/recent-imports';
import { sheetKinds } from '#ui/import/sheet-kinds';
import { Message } from '#ui/message';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import { CheckedRoster } from './checked-roster';
import { importRoster, type RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';

/** Imports a roster file: it is chosen, checked row by row, then imported as a whole. */
export function RosterImport({ hotel, onImported }: { hotel: number; onImported?: () => void }) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const [files, setFiles] = useState<KeptFile[]>([]);
  const [dayOrder, setDayOrder] = useState<DayOrder>('dmy');
  const [mapping, setMapping] = useState<RosterFile['mapping']>();
  const [how, setHow] = useState<HowToRead>({});
  const [answers, setAnswers] = useState<ImportAnswer[]>([]);
  const run = useMutation(importRoster);
  const [file] = files;

  function begin(next: KeptFile[]): void {
    setFiles(next);
    setMapping(undefined);
    setHow({});
    setAnswers([]);
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
      {!file && <RecentImports hotel={hotel} kind="roster" />}
      {file && (
        <CheckedRoster
          file={{ hotel, file: file.address, dayOrder, ...how, ...(mapping && { mapping }), answers }}
          how={how}
          onHow={(next) => {
            setHow(next);
            if (next.sheet !== how.sheet) setMapping(undefined);
          }}
          run={run}
          onMapping={setMapping}
          onAnswers={setAnswers}
          onCancel={() => begin([])}
          onImport={(one) => run.mutate(one, { onSuccess: ({ isWritten }) => isWritten && onImported?.() })}
        />
      )}
    </div>
  );
}
