import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetColumns, forgetValues } from '#platform/import-memory.queries';
import { AsLastTime } from '#ui/import/as-last-time';
import { Checking } from '#ui/import/checking';
import { importWords } from '#ui/import/import.words';
import { ImportAction } from '#ui/import/import-action';
import { ImportQuestions } from '#ui/import/import-questions';
import { type HowToRead, ReadOnServer } from '#ui/import/read-on-server';
import { RecalledValues } from '#ui/import/recalled-values';
import { awayAdded, countOf } from './count-of';
import { GridReading } from './grid-reading';
import { HowToSave, type Saving } from './how-to-save';
import { checkQuery, type RosterFile } from './roster-import.queries';
import { rosterImportWords } from './roster-import.words';
import { RosterMapping } from './roster-mapping';
import { RosterReport } from './roster-report';
import { waitingLines } from './waiting-lines';

interface CheckedRosterProps {
  file: RosterFile & { answers: ImportAnswer[] };
  how: HowToRead;
  onHow: (how: HowToRead) => void;
  run: { isPending: boolean; error: unknown };
  onMapping: (mapping: RosterFile['mapping']) => void;
  onAnswers: (answers: ImportAnswer[]) => void;
  onSaving: (saving: Saving) => void;
  saving: Saving;
  onCancel: () => void;
  onImport: (file: RosterFile & { reason: string | null }) => void;
}

/** The result of a dry run, with what it asks, and the button that imports the file. */
export function CheckedRoster(props: CheckedRosterProps) {
  const { file, how, onHow, run, saving, onSaving, onMapping, onAnswers, onCancel, onImport } = props;
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const { data, error, refetch } = useQuery(checkQuery(file));
  const forget = useMutation(forgetColumns);
  const forgetAnswers = useMutation(forgetValues);
  const [isAsked, setAsked] = useState(false);
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
  const { grid } = data;
  const [added, others] = [countOf(data, 'added'), countOf(data, 'changed') + countOf(data, 'removed')];
  const mayImport = added + others > 0 && countOf(data, 'fault') === 0;
  const isReasonMissing = !saving.asDraft && data.unlawful > 0 && saving.reason.trim() === '';
  const isOpen = grid !== null && data.rows.length === 0 && data.questions.length > 0;
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
      <RecalledValues
        recalled={data.recalled}
        isPending={forgetAnswers.isPending}
        onForget={(values) => forgetAnswers.mutate({ hotel: file.hotel, values }, { onSuccess: () => void refetch() })}
      />
      <ImportQuestions asked={data} answers={file.answers} onAnswers={onAnswers} />
      {grid && <GridReading key={String(isOpen)} grid={grid} asked={waitingLines(data)} />}
      {!isOpen && <RosterReport report={data} />}
      {mayImport && (
        <HowToSave report={data} value={saving} isReasonMissing={isAsked && isReasonMissing} onChange={onSaving} />
      )}
      <ImportAction
        label={
          saving.asDraft
            ? say('importDraft', { count: added + others })
            : others + awayAdded(data) > 0
              ? say('save')
              : say('import', { count: added })
        }
        mayImport={mayImport}
        file={file.file}
        run={run}
        onImport={() => {
          setAsked(true);
          if (!isReasonMissing) onImport({ ...file, reason: saving.reason.trim() || null });
        }}
      />
    </>
  );
}
