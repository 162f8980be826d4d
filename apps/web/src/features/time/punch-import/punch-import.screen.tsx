import { useMutation, useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { HotelScreen } from '#roster/hotel-screen';
import { Button } from '#ui/button';
import { type DayOrder, DayOrderField } from '#ui/import/day-order';
import { importWords } from '#ui/import/import.words';
import styles from '#ui/import/import-steps.module.css';
import { PasteCells } from '#ui/import/paste-cells';
import type { HowToRead } from '#ui/import/read-on-server';
import { sheetKinds } from '#ui/import/sheet-kinds';
import { Message } from '#ui/message';
import { PageHead } from '#ui/page-head';
import { SelectField } from '#ui/select-field';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import { CheckedFile } from './checked-file';
import { importPunches, type PunchFile, terminalsQuery } from './punch-import.queries';
import { punchImportWords } from './punch-import.words';
import { countOf } from './punch-report';
import { SaveFaults } from './save-faults';

/** Imports a file of punches into the open hotel. */
export function PunchImportScreen() {
  const say = punchImportWords.use();
  return (
    <HotelScreen title={say('title')}>
      {({ ErpCompanyId: hotel }) => (
        <>
          <PageHead title={say('title')} />
          <PunchImport key={hotel} hotel={hotel} />
        </>
      )}
    </HotelScreen>
  );
}

/** A file is chosen, checked row by row, then imported as a whole. */
function PunchImport({ hotel }: { hotel: number }) {
  const say = punchImportWords.use();
  const sayImport = importWords.use();
  const [files, setFiles] = useState<KeptFile[]>([]);
  const [dayOrder, setDayOrder] = useState<DayOrder>('dmy');
  const [device, setDevice] = useState('');
  const [mapping, setMapping] = useState<PunchFile['mapping']>();
  const [how, setHow] = useState<HowToRead>({});
  const run = useMutation(importPunches);
  const { data: terminals = [] } = useQuery(terminalsQuery(hotel));
  const [file] = files;

  function begin(next: KeptFile[]): void {
    setFiles(next);
    setMapping(undefined);
    setHow({});
    run.reset();
  }

  if (run.data?.isWritten) {
    const waiting = countOf(run.data, 'waiting');
    const left = countOf(run.data, 'fault');
    return (
      <div className="stack-4">
        <Message kind="success">
          {say('done', { count: countOf(run.data, 'added') })} {waiting > 0 && say('waiting', { count: waiting })}
        </Message>
        {left > 0 && <Message kind="danger">{say('left', { count: left })}</Message>}
        <SaveFaults report={run.data} />
        <div className="row-3 wraps centred">
          {waiting > 0 && (
            <Link to="/clock-devices" search={{ tab: 'waiting' }}>
              {say('openWaiting')}
            </Link>
          )}
          <Button onClick={() => begin([])}>{sayImport('another')}</Button>
        </div>
      </div>
    );
  }
  return (
    <div className="stack-4">
      <p className="quiet measure">{say('about')}</p>
      <div className={styles.choice}>
        <UploadField
          label={say('file')}
          purpose="attachment"
          kinds={{ types: sheetKinds, typeNames: say('types') }}
          value={files}
          onChange={begin}
        />
        <div className="stack-4">
          <SelectField
            label={say('terminal')}
            value={device}
            options={[
              { value: '', label: say('noTerminal') },
              ...terminals.map(({ id, name, serial }) => ({ value: String(id), label: `${name} (${serial})` })),
            ]}
            onChange={setDevice}
          />
          <DayOrderField value={dayOrder} onChange={setDayOrder} />
        </div>
      </div>
      {!file && <PasteCells onFile={(pasted) => begin([pasted])} />}
      {file && (
        <CheckedFile
          file={{ hotel, file: file.address, device: device || null, dayOrder, ...how, ...(mapping && { mapping }) }}
          how={how}
          onHow={(next) => {
            setHow(next);
            if (next.sheet !== how.sheet) setMapping(undefined);
          }}
          run={run}
          onMapping={setMapping}
          onCancel={() => begin([])}
          onImport={(one) => run.mutate(one)}
        />
      )}
    </div>
  );
}
