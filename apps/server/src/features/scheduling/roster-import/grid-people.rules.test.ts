import { describe, expect, it } from 'vitest';
import { peopleFinder, personLabel } from './grid-people.rules';

const employee = (id: number, code: string, ...names: string[]) => ({ id, code, name: names[0]!, names });
const maria = employee(1, 'A7', 'Παπαδάκη Μαρία', 'Papadaki Maria');
const petros = employee(2, '12', 'Georgiou Petros');
const twins = [employee(3, '13', 'Makri Anna'), employee(4, '14', 'Anna Makri')];
const all = [maria, petros, ...twins];

const find = (name: string, code?: string, employees = all) =>
  peopleFinder(employees)({ name, ...(code !== undefined && { code }) } as Parameters<
    ReturnType<typeof peopleFinder>
  >[0]);

describe('a line of a grid', () => {
  it.each<[string, string, string | undefined, number]>([
    ['a code and a word of the name', 'Μαρία Π.', 'A7', 1],
    ['a code in letters of the other alphabet', 'Maria', 'Α7', 1],
    ['a code alone', '', 'a7', 1],
    ['a code for a name', 'A7', 'A7', 1],
    ['a name', 'Georgiou Petros', undefined, 2],
    ['a name in another order, without accents', 'ΜΑΡΙΑ ΠΑΠΑΔΑΚΗ', undefined, 1],
    ['a name in other letters', 'Maria Papadaki', undefined, 1],
  ])('is somebody known by %s', (_how, name, code, employeeId) => {
    expect(find(name, code)).toEqual({ employeeId });
  });

  it.each<[string, string, string | undefined, number[], boolean, boolean]>([
    ['two of its name', 'Anna Makri', undefined, [3, 4], false, true],
    ['the one of its code, who has another name', 'Zoe', 'A7', [1], false, false],
    ['the one of its code, of whose name it has two letters', 'Io Xi', '22', [5], false, false],
    ['the one of its code and the one of its name', 'Petros Georgiou', 'A7', [1, 2], false, true],
    ['the one of its name, who has another code', 'Petros Georgiou', '99', [2], true, true],
    ['the one whose name is like it', 'Petros Georgoiu', undefined, [2], false, false],
    ['nobody, without a code', 'Zoe', undefined, [], false, false],
    ['nobody, without a name', '', '99', [], true, false],
    ['nobody at all', '', undefined, [], false, false],
  ])('is asked about with %s', (_which, name, code, near, mayBeNew, isNamed) => {
    expect(find(name, code, [...all, employee(5, '22', 'Xi Theodoridou')])).toEqual({ near, mayBeNew, isNamed });
  });

  it('is somebody new with a code and a name that nobody has', () => {
    expect(find('Zoe Vlachou', '99')).toBe('new');
  });
});

describe('names that are like each other', () => {
  const isNear = (name: string, known: string) => {
    const found = find(name, undefined, [employee(1, '1', known), employee(2, '2', known)]);
    return typeof found === 'object' && 'near' in found && found.near.length > 0;
  };

  it.each([
    ['Papadakis Nikos', 'Papadaki Nikos', true],
    ['Papadaki N', 'Papadaki Nikos', true],
    ['Nikos P.', 'Papadaki Nikos', true],
    ['Nikos', 'Papadaki Nikos', true],
    ['Papadaki Nikos Ioannis', 'Papadaki Nikos', true],
    ['Anni', 'Anna', true],
    ['Ani', 'Ana', false],
    ['Papadaki Nikos', 'Papadaki Eleni', false],
    ['Papad', 'Papadaki', false],
    ['Papada', 'Papadaki', true],
    ['Nikos Papadaki', 'Nikos Vlachos', false],
    ['N P', 'Papadaki Nikos', false],
    ['Ni Pap', 'Papadaki Nikos', true],
    ['Niko', 'Nikolaos', true],
    ['Nikolaos', 'Niko', true],
    ['Papadopou', 'Papadopoulos', false],
    ['Xyanna', 'Anna', false],
    ['Giorgos', 'Georgios', true],
    ['Katerina', 'Aikaterini', false],
  ])('%s and %s: %s', (name, known, isLike) => {
    expect(isNear(name, known)).toBe(isLike);
  });

  it('are asked about with the most alike first, and no more than five', () => {
    const employees = ['Petrou', 'Petris', 'Petros', 'Petras', 'Petrox', 'Petrof', 'Petroz'].map((name, at) =>
      employee(at + 1, String(at + 1), name),
    );
    const found = find('Petros', '99', employees);
    expect(found).toEqual({ near: [3, 1, 2, 4, 5], mayBeNew: true, isNamed: true });
    const two = [employee(1, '1', 'Papadakou'), employee(2, '2', 'Papadaki')];
    expect(find('Papadakis', undefined, two)).toEqual({ near: [2, 1], mayBeNew: false, isNamed: false });
  });
});

it.each([
  ['a name', { name: 'Maria' }, 'Maria'],
  ['a code and a name', { name: 'Maria', code: 'A7' }, 'A7 Maria'],
  ['a code alone', { name: '', code: 'A7' }, 'A7'],
  ['a code for a name', { name: 'a7', code: 'A7' }, 'a7'],
])('calls a line by %s', (_what, person, label) => {
  expect(personLabel(person as Parameters<typeof personLabel>[0])).toBe(label);
});
