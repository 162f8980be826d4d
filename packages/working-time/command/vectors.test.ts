import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { answers } from './answer';
import { Field } from './field';

const file = JSON.parse(readFileSync(new URL('../vectors/working-time-vectors.json', import.meta.url), 'utf8'));
type Answer = { violations?: { code: string; referenceDate: string }[] };
type Vector = { id: string; title: string; expected: Answer };
const inOrder = (answer: Answer): Answer =>
  answer.violations
    ? { ...answer, violations: answer.violations.toSorted((a, b) => key(a).localeCompare(key(b))) }
    : answer;
const key = ({ code, referenceDate }: { code: string; referenceDate: string }) => `${referenceDate} ${code}`;

describe.each([
  ['the packs of the file', file],
  ["the package's own packs", { ...file, rulePacks: undefined }],
])('every field of every vector, by %s', (_, content) => {
  it.each(file.vectors as Vector[])('$id $title', (vector) => {
    const computed = answers(new Field({ ...content, vectors: [vector] }, '')) as Record<string, Answer>;

    expect(inOrder(computed[vector.id]!)).toEqual(inOrder(vector.expected));
  });
});

it('answers every vector and nothing else', () => {
  expect(Object.keys(answers(new Field(file, '')))).toEqual(file.vectors.map(({ id }: { id: string }) => id));
  expect(file.vectors).toHaveLength(45);
});
