import { headingKey } from '@horae/contract/heading-key';
import type { AskedValues, ImportAnswer, ImportQuestionOf } from '@horae/contract/people/import-memory.contract';
import { eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { importValues } from './import-memory.table';

type Choice = AskedValues['choices'][number];

/** What a value stands for. */
export type Meaning =
  | { take: 'existing'; placeId?: number | undefined; employeeId?: number | undefined; text: string }
  | { take: 'new' | 'nothing' };

type Asked = AskedValues['questions'][number];

/** The answers of an import: those given with it, then those of earlier imports. */
export interface Answers {
  /** What a value stands for; undefined, and asked, if nobody said it. */
  find: (of: ImportQuestionOf, value: string) => Meaning | undefined;
  /** What a value stands for, without asking; an answer that is of no use here counts as none. */
  known: (of: ImportQuestionOf, value: string, isOfUse?: (meaning: Meaning) => boolean) => Meaning | undefined;
  ask: (question: Asked) => void;
  /** The questions, with the choices of what is asked or was answered now. */
  asked: () => AskedValues;
}

/** Reads what values stand for. `choices` are what they can stand for now: an answer that is no longer one is asked again. */
export async function readAnswers(
  tx: Database,
  companyId: number,
  given: readonly ImportAnswer[],
  choices: readonly Choice[],
  isOwnText: (of: ImportQuestionOf, text: string) => boolean = () => false,
): Promise<Answers> {
  const kept = await tx.select().from(importValues).where(eq(importValues.companyId, companyId));
  const said = new Map(
    given.map((answer, at) => [keyOf(answer.of, answer.value), givenMeaning(answer, at, choices, isOwnText)]),
  );
  const known = new Map(kept.map((row) => [keyOf(row.of, row.value), keptMeaning(row, choices, isOwnText)]));
  const questions = new Map<string, AskedValues['questions'][number]>();
  const recalled = new Map<string, AskedValues['recalled'][number]>();
  const meaningOf: Answers['known'] = (of, value, isOfUse = () => true) => {
    const key = keyOf(of, value);
    const meaning = said.get(key) ?? known.get(key);
    if (!meaning || !isOfUse(meaning)) return undefined;
    if (!said.has(key)) recalled.set(key, { of, value, meaning: meaning.take === 'existing' ? meaning.text : null });
    return meaning;
  };
  return {
    known: meaningOf,
    ask: (question) => void questions.set(keyOf(question.of, question.value), question),
    find(of, value) {
      const meaning = meaningOf(of, value);
      if (meaning) return meaning;
      const key = keyOf(of, value);
      const asked = questions.get(key) ?? { of, value, rows: 0 };
      questions.set(key, { ...asked, rows: asked.rows + 1 });
      return undefined;
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

type IsOwnText = (of: ImportQuestionOf, text: string) => boolean;

/** What a hotel stored about a value, or undefined if it no longer exists. */
function keptMeaning(
  { of, placeId, employeeId, meaning }: typeof importValues.$inferSelect,
  choices: readonly Choice[],
  isOwnText: IsOwnText,
): Meaning | undefined {
  if (placeId === null && employeeId === null && meaning === null) return { take: 'nothing' };
  const ids = { placeId: placeId ?? undefined, employeeId: employeeId ?? undefined };
  return chosen({ of, ...ids, text: meaning ?? undefined }, choices, isOwnText);
}

function givenMeaning(
  { take, ...answer }: ImportAnswer,
  at: number,
  choices: readonly Choice[],
  isOwnText: IsOwnText,
): Meaning {
  if (take !== 'existing') return { take };
  const found = chosen(answer, choices, isOwnText);
  if (!found) throw invalid(`answers.${at}`, 'Choose one that exists and is open.');
  return found;
}

type Wanted = Pick<ImportAnswer, 'of' | 'placeId' | 'employeeId' | 'text'>;

function chosen({ of, placeId, employeeId, text }: Wanted, choices: readonly Choice[], isOwnText: IsOwnText) {
  const isWanted = (choice: Choice) => {
    if (choice.placeId !== undefined) return choice.placeId === placeId;
    return choice.employeeId === undefined ? choice.text === text : choice.employeeId === employeeId;
  };
  const found = choices.find((choice) => choice.of === of && isWanted(choice));
  if (found)
    return { take: 'existing' as const, placeId: found.placeId, employeeId: found.employeeId, text: found.text };
  return text !== undefined && isOwnText(of, text) ? { take: 'existing' as const, text } : undefined;
}

const keyOf = (of: ImportQuestionOf, value: string) => `${of} ${headingKey(value)}`;
