import type { ImportAnswer } from '@horae/contract/people/import-memory.contract';
import { leaveCodes } from '@horae/contract/scheduling/leave-kinds';
import { type FormEvent, useState } from 'react';
import { Button } from '#ui/button';
import { Dialog } from '#ui/dialog';
import { CodeQuestion } from '#ui/import/code-question';
import { withAnswer } from '#ui/import/questions.rules';
import styles from './grid-reading.module.css';
import { rosterImportWords } from './roster-import.words';
import { answerText, type SheetCode } from './sheet-codes.rules';

interface CodeDialogProps {
  code: SheetCode;
  answers: readonly ImportAnswer[];
  onAnswers: (answers: ImportAnswer[]) => void;
  onClose: () => void;
}

const choices = ['DayOff', ...leaveCodes].map((text) => ({ of: 'shiftType' as const, text }));

/** Asks what a code of the sheet means, which is kept for the hotel like any answer. */
export function CodeDialog({ code: { text: value, said }, answers, onAnswers, onClose }: CodeDialogProps) {
  const say = rosterImportWords.use();
  const asked = { of: 'shiftType' as const, value };
  const text = answerText(said);
  const known = answers.some(({ of, value: other }) => of === 'shiftType' && other === value);
  const [draft, setDraft] = useState<readonly ImportAnswer[]>(
    known ? answers : withAnswer(answers, asked, text === undefined ? { take: 'nothing' } : { take: 'existing', text }),
  );

  function submit(event: FormEvent): void {
    event.preventDefault();
    onAnswers([...draft]);
    onClose();
  }

  return (
    <Dialog title={say('codeTitle', { code: value })} isOpen onClose={onClose} size="small">
      <form className={styles.code} onSubmit={submit}>
        <CodeQuestion
          asked={asked}
          choices={choices}
          answers={draft}
          onAnswer={(answer) => setDraft(withAnswer(draft, asked, answer))}
        />
        <Button type="submit" look="solid">
          {say('codeTake')}
        </Button>
      </form>
    </Dialog>
  );
}
