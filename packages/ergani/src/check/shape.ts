import type { Problem, Report } from './finding';

/** Returns the problems of a text. */
export type TextTest = (value: string) => readonly Problem[];

/** The shape that a body must have: texts, lists, and groups whose members are in a fixed order. */
export type Shape = TextShape | GroupShape | ListShape;

export interface TextShape {
  readonly kind: 'text';
  readonly test: TextTest;
  /** The rule in words, as in the service's own schema reply. */
  readonly restriction: string;
}

export interface GroupShape {
  readonly kind: 'group';
  readonly members: Readonly<Record<string, Shape>>;
}

export interface ListShape {
  readonly kind: 'list';
  readonly item: Shape;
}

export const group = (members: Record<string, Shape>): GroupShape => ({ kind: 'group', members });
export const list = (item: Shape): ListShape => ({ kind: 'list', item });

/** Reports every difference between a value and a shape. */
export function checkShape(value: unknown, shape: Shape, path: string, report: Report): void {
  switch (shape.kind) {
    case 'text':
      if (typeof value !== 'string') report(path, { rule: 'not-text', text: 'All values are texts.' });
      else for (const problem of shape.test(value)) report(path, problem);
      return;
    case 'list':
      if (!Array.isArray(value)) return report(path, { rule: 'list', text: 'Here is a list.' });
      if (value.length === 0) report(path, { rule: 'empty-list', text: 'The list needs an entry at least.' });
      for (const [i, item] of value.entries()) checkShape(item, shape.item, `${path}[${i}]`, report);
      return;
    case 'group':
      if (typeof value !== 'object' || value === null || Array.isArray(value))
        return report(path, { rule: 'object', text: 'Here is an object with fields.' });
      checkMembers(value as Record<string, unknown>, shape, path, report);
  }
}

function checkMembers(value: Record<string, unknown>, { members }: GroupShape, path: string, report: Report): void {
  const below = (name: string) => (path === '' ? name : `${path}.${name}`);
  const wanted = Object.keys(members);
  for (const name of Object.keys(value))
    if (!Object.hasOwn(members, name))
      report(below(name), { rule: 'unknown-field', text: `The document has no field ${name}.` });
  for (const name of wanted)
    if (Object.hasOwn(value, name)) checkShape(value[name], members[name]!, below(name), report);
    else
      report(below(name), { rule: 'missing', text: `${name} is missing; it stays in the document when it is blank.` });

  const order = Object.keys(value).filter((name) => Object.hasOwn(members, name));
  const misplaced = order.find((name, i) => i > 0 && wanted.indexOf(name) < wanted.indexOf(order[i - 1]!));
  if (misplaced !== undefined)
    report(below(misplaced), {
      rule: 'order',
      text: `${misplaced} comes too late: the order is ${wanted.join(', ')}.`,
    });
}
