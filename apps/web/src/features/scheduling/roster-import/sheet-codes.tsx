import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import type { GridReading } from '@horae/contract/scheduling/roster-import.contract';
import { useMemo, useState } from 'react';
import { Button } from '#ui/button';
import { CodeDialog } from './code-dialog';
import styles from './grid-reading.module.css';
import { plannedText } from './planned-text';
import { rosterImportWords } from './roster-import.words';
import { codesOf, type SheetCode } from './sheet-codes.rules';

interface SheetCodesProps {
  grid: GridReading;
  answers: readonly ImportAnswer[];
  onAnswers: (answers: ImportAnswer[]) => void;
}

/** The codes of the sheet with what each was read as; a press says what it means. */
export function SheetCodes({ grid, answers, onAnswers }: SheetCodesProps) {
  const say = rosterImportWords.use();
  const codes = useMemo(() => codesOf(grid), [grid]);
  const [asked, setAsked] = useState<SheetCode>();
  if (codes.length === 0) return null;
  return (
    <div className={styles.codes} role="group" aria-label={say('codes')}>
      <span className="quiet">{say('codes')}</span>
      {codes.map((code) => (
        <Button key={code.text} onClick={() => setAsked(code)}>
          <span dir="auto">
            {say('codeIs', { code: code.text, meaning: code.said.map(plannedText).join(' · ') || say('role.note') })}
          </span>
        </Button>
      ))}
      {asked && <CodeDialog code={asked} {...{ answers, onAnswers }} onClose={() => setAsked(undefined)} />}
    </div>
  );
}
