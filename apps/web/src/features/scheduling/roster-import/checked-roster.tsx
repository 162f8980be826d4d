import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridCorrections } from '@horae/contract/scheduling/roster-import.contract';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { forgetValues } from '#platform/import-memory.queries';
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
import { RosterReport } from './roster-report';
import { UnknownLayout } from './unknown-layout';
import { waitingLines } from './waiting-lines';

interface CheckedRosterProps {
  file: RosterFile & { answers: ImportAnswer[]; corrections: GridCorrections };
  isPasted: boolean;
  how: HowToRead;
  onHow: (how: HowToRead) => void;
  run: { isPending: boolean; error: unknown };
  onMapping: (mapping: RosterFile['mapping']) => void;
  onAnswers: (answers: ImportAnswer[]) => void;
  onCorrections: (corrections: GridCorrections) => void;
  onSaving: (saving: Saving) => void;
  saving: Saving;
  onCancel: () => void;
  onImport: (file: RosterFile & { reason: string | null }) => void;
}

/** The result of a dry run, with what it asks, and the button that imports the file. */
export function CheckedRoster(props: CheckedRosterProps) {
  const { file, isPasted, how, onHow, run, saving, onSaving, onMapping, onAnswers, onCorrections, onCancel, onImport } =
    props;
  const say = rosterImportWords.use();
  const sayImport = importWords.use();
  const { data, error, refetch, isPlaceholderData } = useQuery(checkQuery(file));
  const isCorrected = Object.keys({ ...file.corrections.columns, ...file.corrections.lines }).length > 0;
  const takeBack = { label: say('takeBack'), onChoose: () => onCorrections({ columns: {}, lines: {} }) };
  const forgetAnswers = useMutation(forgetValues);
  const [isAsked, setAsked] = useState(false);
  if (error || !data) {
    const another = isCorrected
      ? takeBack
      : file.mapping
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
  if (data.layout === null)
    return (
      <UnknownLayout
        report={data}
        {...{ isPasted, how, onHow, onMapping }}
        takeBack={isCorrected ? takeBack : undefined}
      />
    );
  const { grid } = data;
  const [added, others] = [countOf(data, 'added'), countOf(data, 'changed') + countOf(data, 'removed')];
  const mayImport = !isPlaceholderData && added + others > 0 && countOf(data, 'fault') === 0;
  const isReasonMissing = !saving.asDraft && data.unlawful > 0 && saving.reason.trim() === '';
  const isOpen = grid !== null && data.rows.length === 0 && data.questions.length > 0;
  return (
    <>
      <ReadOnServer report={data} {...{ isPasted, how, onHow }} />
      {data.isAsLastTime && (
        <AsLastTime
          hotel={Number(file.hotel)}
          kind="roster"
          headings={data.heading}
          onForgotten={() => void refetch()}
        />
      )}
      <RecalledValues
        recalled={data.recalled}
        isPending={forgetAnswers.isPending}
        onForget={(values) => forgetAnswers.mutate({ hotel: file.hotel, values }, { onSuccess: () => void refetch() })}
      />
      <ImportQuestions key={JSON.stringify(file.answers)} asked={data} answers={file.answers} onAnswers={onAnswers} />
      {grid && (
        <GridReading
          key={String(isOpen)}
          grid={grid}
          asked={waitingLines(data)}
          isBusy={isPlaceholderData}
          answers={file.answers}
          corrections={file.corrections}
          onAnswers={onAnswers}
          onCorrections={onCorrections}
          onTakeBack={isCorrected ? takeBack.onChoose : undefined}
        />
      )}
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
