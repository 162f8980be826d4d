import { nameKey } from './fold';
import type { Answers, PersonAnswer } from './reading';

const kinds = ['one', 'several', 'named', 'department', 'ignored'];

/** The answers about names and lines, by key; malformed ones count as not given. */
export function answeredPeople(answers: Answers | undefined): Map<string, PersonAnswer> {
  const people = answers?.people;
  if (typeof people !== 'object' || people === null) return new Map();
  return new Map(
    Object.entries(people).flatMap(([name, answer]): [string, PersonAnswer][] =>
      isPersonAnswer(answer) ? [[nameKey(name), answer]] : [],
    ),
  );
}

function isPersonAnswer(answer: unknown): answer is PersonAnswer {
  if (typeof answer !== 'object' || answer === null) return false;
  const { kind, name } = answer as Record<string, unknown>;
  if (kind === 'named') return typeof name === 'string' && name.trim() !== '';
  return kinds.some((known) => known === kind);
}
