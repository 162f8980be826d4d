import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { AsLastTime } from '#ui/import/as-last-time';
import { Checking } from '#ui/import/checking';
import { importWords } from '#ui/import/import.words';
import { ImportAction } from '#ui/import/import-action';
import { type HowToRead, ReadOnServer } from '#ui/import/read-on-server';
import { Message } from '#ui/message';
import { RadioTabs } from '#ui/radio-tabs';
import { HowRead, PunchColumns } from './how-read';
import { checkQuery, type PunchFile } from './punch-import.queries';
import { punchImportWords } from './punch-import.words';
import { countOf, PunchReport } from './punch-report';
import { SaveFaults } from './save-faults';

interface CheckedFileProps {
  file: PunchFile;
  how: HowToRead;
  onHow: (how: HowToRead) => void;
  run: { isPending: boolean; error: unknown };
  onMapping: (mapping: PunchFile['mapping']) => void;
  onCancel: () => void;
  onImport: (file: PunchFile) => void;
}

/** What happens to new punches for which a work card would be late. */
type OldPunches = 'count' | 'declare';

/** The result of a dry run, and the button that imports the file. */
export function CheckedFile({ file, how, onHow, run, onMapping, onCancel, onImport }: CheckedFileProps) {
  const say = punchImportWords.use();
  const sayImport = importWords.use();
  const { data, error, refetch } = useQuery(checkQuery(file));
  const [old, setOld] = useState<OldPunches>('count');
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
        <PunchColumns text={say('unknown')} heading={data.heading} onMapping={onMapping} />
      </>
    );
  }
  const count = countOf(data, 'added') + countOf(data, 'waiting');
  return (
    <>
      <ReadOnServer report={data} how={how} onHow={onHow} />
      {data.isAsLastTime && (
        <AsLastTime
          hotel={Number(file.hotel)}
          kind="punches"
          headings={data.heading}
          onForgotten={() => void refetch()}
        />
      )}
      <HowRead report={data} onMapping={onMapping} />
      <PunchReport report={data} />
      <SaveFaults report={data} />
      {data.old > 0 && (
        <Message kind="info">
          <div className="stack-4">
            <p>{say('old', { count: data.old })}</p>
            <RadioTabs
              label={say('oldPunches')}
              value={old}
              options={(['count', 'declare'] as const).map((value) => ({ value, label: say(`old.${value}`) }))}
              onChange={setOld}
            />
          </div>
        </Message>
      )}
      <ImportAction
        label={say('import', { count })}
        file={file.file}
        mayImport={count > 0}
        run={run}
        onImport={() => onImport({ ...file, declareOld: old === 'declare' })}
      />
    </>
  );
}
