import type { AskedValues, ImportAnswer } from '@horae/contract/people/import-memory.contract';

type AskedValue = Pick<ImportAnswer, 'of' | 'value'>;

const isSame = (one: AskedValue, other: AskedValue) => one.of === other.of && one.value === other.value;

/** What is asked, with what was answered already, in the order in which it came up. */
export const openAndAnswered = (questions: AskedValues['questions'], answers: readonly ImportAnswer[]): AskedValue[] =>
  [...answers, ...questions.filter((one) => !answers.some((answer) => isSame(answer, one)))].map(({ of, value }) => ({
    of,
    value,
  }));

/** The answers with another one about this value; without it if it was taken back. */
export function withAnswer(
  answers: readonly ImportAnswer[],
  asked: AskedValue,
  answer: Omit<ImportAnswer, 'of' | 'value'> | undefined,
): ImportAnswer[] {
  const changed = answer && { of: asked.of, value: asked.value, ...answer };
  if (!answers.some((one) => isSame(one, asked))) return changed ? [...answers, changed] : [...answers];
  return answers.flatMap((one) => (isSame(one, asked) ? (changed ? [changed] : []) : [one]));
}

/** An answer as the value of a choice in a list, and back. */
export function choiceOf(answers: readonly ImportAnswer[], asked: AskedValue): string {
  const answer = answers.find((one) => isSame(one, asked));
  if (!answer) return '';
  return answer.take === 'existing' ? `existing ${answer.placeId ?? answer.employeeId ?? answer.text}` : answer.take;
}

/** The answer that a choice in the list means. */
export function answerOf(
  choice: string,
  choices: AskedValues['choices'],
  of: ImportAnswer['of'],
): Omit<ImportAnswer, 'of' | 'value'> | undefined {
  if (choice === 'new' || choice === 'nothing') return { take: choice };
  const found = choices.find((one) => one.of === of && choiceValue(one) === choice);
  if (!found) return undefined;
  const { placeId, employeeId, text } = found;
  if (placeId !== undefined) return { take: 'existing', placeId };
  return employeeId === undefined ? { take: 'existing', text } : { take: 'existing', employeeId };
}

/** One of the choices as the value in the list. */
export const choiceValue = ({ placeId, employeeId, text }: AskedValues['choices'][number]): string =>
  `existing ${placeId ?? employeeId ?? text}`;

/** The answers with what is proposed for questions that have none. */
export const withProposals = (
  answers: readonly ImportAnswer[],
  questions: AskedValues['questions'],
): ImportAnswer[] => [
  ...answers,
  ...questions.flatMap(({ of, value, proposed }) =>
    proposed === undefined || answers.some((one) => isSame(one, { of, value }))
      ? []
      : [{ of, value, take: 'existing' as const, text: proposed }],
  ),
];
