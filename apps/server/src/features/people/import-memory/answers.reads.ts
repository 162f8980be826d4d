import { headingKey } from '@horae/contract/heading-key';
import type { AskedValues, ImportAnswer, ImportQuestionOf } from '@horae/contract/people/import-memory.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { importValues } from './import-memory.table';

type Choice = AskedValues['choices'][number];

/** What a value stands for. */
export type Meaning = { take: 'existing'; placeId?: number | undefined; text: string } | { take: 'new' | 'nothing' };

/** The answers of an import: those given with it, then those of earlier imports. */
export interface Answers {
  /** What a value stands for; undefined, and asked, if nobody said it. */
  find: (of: ImportQuestionOf, value: string) => Meaning | undefined;
  /** The questions, with the choices of what is asked or was answered now. */
  asked: () => AskedValues;
}

/** Reads what values stand for. `choices` are what they can stand for now: an answer that is no longer one is asked again. */
export async function readAnswers(
  tx: Database,
  companyId: number,
  given: readonly ImportAnswer[],
  choices: readonly Choice[],
): Promise<Answers> {
  const kept = await tx.select().from(importValues).where(eq(importValues.companyId, companyId));
  const said = new Map(given.map((answer, at) => [keyOf(answer.of, answer.value), givenMeaning(answer, at, choices)]));
  const known = new Map(kept.map((row) => [keyOf(row.of, row.value), keptMeaning(row, choices)]));
  const questions = new Map<string, AskedValues['questions'][number]>();
  const recalled = new Map<string, AskedValues['recalled'][number]>();
  return {
    find(of, value) {
      const key = keyOf(of, value);
      const meaning = said.get(key) ?? known.get(key);
      if (!meaning) {
        const asked = questions.get(key) ?? { of, value, rows: 0 };
        questions.set(key, { ...asked, rows: asked.rows + 1 });
      } else if (!said.has(key)) {
        recalled.set(key, { of, value, meaning: meaning.take === 'existing' ? meaning.text : null });
      }
      return meaning;
    },
    asked() {
      const open = new Set([...questions.values(), ...given].map(({ of }) => of));
      return {
        questions: [...questions.values()],
        choices: choices.filter(({ of }) => open.has(of)),
        recalled: [...recalled.values()],
      };
    },
  };
}

/** What a hotel stored about a value, or undefined if it no longer exists. */
function keptMeaning(row: typeof importValues.$inferSelect, choices: readonly Choice[]): Meaning | undefined {
  if (row.placeId === null && row.meaning === null) return { take: 'nothing' };
  const found = choices.find(
    ({ of, placeId, text }) => of === row.of && (row.placeId === null ? text === row.meaning : placeId === row.placeId),
  );
  return found && { take: 'existing', placeId: found.placeId, text: found.text };
}

function givenMeaning({ of, take, placeId, text }: ImportAnswer, at: number, choices: readonly Choice[]): Meaning {
  if (take !== 'existing') return { take };
  const found = choices.find(
    (choice) => choice.of === of && (choice.placeId === undefined ? choice.text === text : choice.placeId === placeId),
  );
  if (!found) throw invalid(`answers.${at}`, 'Choose one that exists and is open.');
  return { take, placeId: found.placeId, text: found.text };
}

const keyOf = (of: ImportQuestionOf, value: string) => `${of} ${headingKey(value)}`;
