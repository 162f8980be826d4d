import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridCorrections } from '@horae/contract/scheduling/roster-import.contract';
import { useMutation } from '@tanstack/react-query';
import { lazy, useId, useState } from 'react';
import { type DayOrder, DayOrderField } from '#ui/import/day-order';
import { importWords } from '#ui/import/import.words';
import styles from '#ui/import/import-steps.module.css';
import { PasteCells } from '#ui/import/paste-cells';
import type { HowToRead } from '#ui/import/read-on-server';
import { RecentImports } from '#ui/import/recent-imports';
import { sheetKinds } from '#ui/import/sheet-kinds';
import { Part } from '#ui/part';
import { Switch } from '#ui/switch';
import { type KeptFile, UploadField } from '#ui/upload/upload-field';
import type { Saving } from './how-to-save';
import { ImportedRoster } from './imported-roster';
import { importRoster, type RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';

const CheckedRoster = lazy(() => import('./checked-roster').then((m) => ({ default: m.CheckedRoster })));

const noCorrections: GridCorrections = { columns: {}, lines: {} };
const published: Saving = { asDraft: false, reason: '' };

/** Imports a roster file: it is chosen, checked row by row, then imported as a whole. */
export function RosterImport({ hotel, onImported }: { hotel: number; onImported?: () => void }) {
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const [files, setFiles] = useState<KeptFile[]>([]);
  const [isPasted, setPasted] = useState(false);
  const [dayOrder, setDayOrder] = useState<DayOrder>('dmy');
  const [mapping, setMapping] = useState<RosterFile['mapping']>();
  const [how, setHow] = useState<HowToRead>({});
  const [answers, setAnswers] = useState<ImportAnswer[]>([]);
  const [corrections, setCorrections] = useState<GridCorrections>(noCorrections);
  const [replace, setReplace] = useState(false);
  const [saving, setSaving] = useState<Saving>(published);
  const run = useMutation(importRoster);
  const hintId = useId();
  const [file] = files;

  function begin(next: KeptFile[], hasPasted = false): void {
    setFiles(next);
    setPasted(hasPasted);
    setMapping(undefined);
    setHow({});
    setAnswers([]);
    setCorrections(noCorrections);
    setReplace(false);
    setSaving(published);
    run.reset();
  }

  if (run.data?.isWritten)
    return <ImportedRoster report={run.data} asDraft={saving.asDraft} onAnother={() => begin([])} />;
  return (
    <div className="stack-4">
      <p className="quiet measure">{say('about')}</p>
      <div className={styles.choice}>
        <UploadField
          label={say('file')}
          purpose="attachment"
          kinds={{ types: sheetKinds, typeNames: sayImport('sheetTypes') }}
          value={files}
          onChange={(next) => begin(next)}
        />
        <DayOrderField value={dayOrder} onChange={setDayOrder} />
      </div>
      {!file && <PasteCells onFile={(pasted) => begin([pasted], true)} />}
      {!file && <RecentImports hotel={hotel} kind="roster" />}
      {file && (
        <div className="stack-1">
          <Switch label={say('replace')} checked={replace} onChange={setReplace} describedBy={hintId} />
          <span id={hintId} className="quiet">
            {say('replaceHint')}
          </span>
        </div>
      )}
      {file && (
        <Part>
          <CheckedRoster
            file={{
              hotel,
              file: file.address,
              dayOrder,
              ...how,
              ...(mapping && { mapping }),
              answers,
              corrections,
              replace,
              asDraft: saving.asDraft,
            }}
            saving={saving}
            onSaving={setSaving}
            isPasted={isPasted}
            how={how}
            onHow={(next) => {
              setHow(next);
              if (next.sheet === how.sheet) return;
              setMapping(undefined);
              setCorrections(noCorrections);
            }}
            run={run}
            onMapping={setMapping}
            onAnswers={setAnswers}
            onCorrections={setCorrections}
            onCancel={() => begin([])}
            onImport={(one) => run.mutate(one, { onSuccess: ({ isWritten }) => isWritten && onImported?.() })}
          />
        </Part>
      )}
    </div>
  );
}
