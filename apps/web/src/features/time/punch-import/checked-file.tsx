import { punchFields } from '@horae/contract/time/terminals.contract';
import { useQuery } from '@tanstack/react-query';
import { Checking } from '#ui/import/checking';
import { importWords } from '#ui/import/import.words';
import { ImportAction } from '#ui/import/import-action';
import { ReadAs } from '#ui/import/read-as';
import { UnknownColumns } from '#ui/import/unknown-columns';
import { checkQuery, type PunchFile } from './punch-import.queries';
import { punchImportWords } from './punch-import.words';
import { countOf, PunchReport } from './punch-report';

interface CheckedFileProps {
  file: PunchFile;
  run: { isPending: boolean; error: unknown };
  onMapping: (mapping: PunchFile['mapping']) => void;
  onCancel: () => void;
  onImport: (file: PunchFile) => void;
}

/** The result of a dry run, and the button that imports the file. */
export function CheckedFile({ file, run, onMapping, onCancel, onImport }: CheckedFileProps) {
  const say = punchImportWords.use();
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
        <UnknownColumns
          text={say('unknown')}
          fields={punchFields.map((key) => ({ key, label: say(`field.${key}`) }))}
          heading={data.heading}
          isReady={({ code, time, date, timeOfDay }) => Boolean(code && (time || (date && timeOfDay)))}
          onDone={onMapping}
        />
      </>
    );
  }
  const count = countOf(data, 'added') + countOf(data, 'waiting');
  return (
    <>
      <ReadAs encoding={data.encoding} sample={data.sample} />
      <PunchReport report={data} />
      <ImportAction
        label={say('import', { count })}
        file={file.file}
        mayImport={count > 0 && countOf(data, 'fault') === 0}
        run={run}
        onImport={() => onImport(file)}
      />
    </>
  );
}
