import { type PunchReport, punchFields } from '@horae/contract/time/terminals.contract';
import { useState } from 'react';
import { Button } from '#ui/button';
import { importWords } from '#ui/import/import.words';
import { UnknownColumns } from '#ui/import/unknown-columns';
import { DataTable } from '#ui/list/data-table';
import { SelectField } from '#ui/select-field';
import type { PunchFile } from './punch-import.queries';
import { punchImportWords } from './punch-import.words';

interface HowReadProps {
  report: PunchReport;
  onMapping: (mapping: PunchFile['mapping']) => void;
}

/** How a file was understood: its layout and first rows; what is wrong can be set right. */
export function HowRead({ report, onMapping }: HowReadProps) {
  const say = punchImportWords.use();
  const { isLog, preview, columns } = report;
  const found = punchFields.flatMap((key) => (columns[key] ? [`${say(`field.${key}`)}: ${columns[key]}`] : []));
  return (
    <section className="stack-4" aria-labelledby="how-read">
      <h2 id="how-read">{say('howRead')}</h2>
      <p>{found.join(' · ')}</p>
      {preview.length > 0 && <FirstRows preview={preview} />}
      {isLog ? (
        <DirectionColumn report={report} onMapping={onMapping} />
      ) : (
        <OtherColumns report={report} onMapping={onMapping} />
      )}
    </section>
  );
}

function FirstRows({ preview }: Pick<PunchReport, 'preview'>) {
  const say = punchImportWords.use();
  const sayImport = importWords.use();
  return (
    <DataTable
      name={say('firstRows')}
      rows={preview.map((row) => ({ ...row, id: row.line }))}
      nameOf={({ line }) => `${sayImport('line')} ${line}`}
      columns={[
        { key: 'line', header: sayImport('line'), isName: true, cell: ({ line }) => line },
        { key: 'code', header: say('field.code'), cell: ({ code }) => code },
        { key: 'wall', header: say('field.time'), cell: ({ wall }) => wall },
        {
          key: 'direction',
          header: say('field.direction'),
          cell: ({ direction }) => say(`direction.${direction ?? 'none'}`),
        },
        {
          key: 'verification',
          header: say('verification'),
          cell: ({ verification }) => (verification ? say(`verification.${verification}`) : '–'),
        },
      ]}
    />
  );
}

/** In a log, code and time come first; firmware differs in where the direction stands. */
function DirectionColumn({ report: { heading, columns }, onMapping }: HowReadProps) {
  const say = punchImportWords.use();
  return (
    <SelectField
      label={say('directionIn')}
      value={columns.direction ?? ''}
      options={[
        { value: '', label: say('nowhere') },
        ...heading.slice(2).map((column) => ({ value: column, label: column })),
      ]}
      onChange={(direction) => onMapping({ direction })}
    />
  );
}

function OtherColumns({ report: { heading }, onMapping }: HowReadProps) {
  const say = punchImportWords.use();
  const [isOpen, setOpen] = useState(false);
  if (!isOpen) {
    return (
      <div>
        <Button onClick={() => setOpen(true)}>{say('otherColumns')}</Button>
      </div>
    );
  }
  return <PunchColumns text={say('otherText')} heading={heading} onMapping={onMapping} />;
}

interface PunchColumnsProps {
  text: string;
  heading: readonly string[];
  onMapping: HowReadProps['onMapping'];
}

/** Asks which column of a table is what. */
export function PunchColumns({ text, heading, onMapping }: PunchColumnsProps) {
  const say = punchImportWords.use();
  return (
    <UnknownColumns
      text={text}
      fields={punchFields.map((key) => ({ key, label: say(`field.${key}`) }))}
      heading={heading}
      isReady={({ code, time, date, timeOfDay }) => Boolean(code && (time || (date && timeOfDay)))}
      onDone={onMapping}
    />
  );
}
