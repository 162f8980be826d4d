import { ContractVersion } from '@horae/contract/contract-version';
import { foldText } from '@horae/contract/fold-text';
import type { PersonCell, PersonFileRow } from '@horae/contract/people/people-files.contract';
import { byName, editedDays, personNumbers, personTexts } from '@horae/contract/people/person-fields';
import { ClockNumber, PersonFields, type Skill } from '@horae/contract/person';
import { type DayOrder, readDay } from '#platform/read-day';
import { mendedCells } from './mended-cells.rules';
import { type NamesOfRow, namesOfRow } from './name-cells.rules';

export interface Fault {
  field: string;
  message: string;
}

/** The content of a row; empty cells are left out. */
export interface PersonOfFile {
  line: number;
  fields: Partial<PersonFields>;
  contract: Partial<ContractVersion>;
  lastDay?: string;
  skills: Skill[];
  clockNumbers: string[];
  naming: NamesOfRow;
  departmentGroup: string;
  department: string;
  workCentre: string;
  faults: Fault[];
  /** What was mended. */
  notes: string[];
}

// Built once: for the rows of a long file, that would take longer than reading them.
const { shape: personShape } = PersonFields.partial();
const { shape: contractShape } = ContractVersion.partial();

const kinds: [ContractVersion['kind'], RegExp][] = [
  ['part', /part|μερικ/],
  ['rotational', /rotat|casual|εκ περιτροπη/],
  ['full', /full|πληρ/],
];
// By the first word: our export and the form explain it in a few more.
const special: [ContractVersion['specialRules'], RegExp][] = [
  ['none', /^(none|no|κανενασ?|καμια|οχι)$/],
  ['kitchen', /^(kitchen|κουζιν)/],
  ['pupil', /^(pupil|student|μαθητ|σπουδαστ|φοιτητ)/],
  ['responsible', /^(responsible|position of responsibility|manager|θεση ευθυνησ|διευθυντικ)/],
];
const fixed = /^(fixed|yes|true|σταθερ.*)$/;
const flexible = /^(flexible|no|false|ευελικτ.*)$/;

/** Reads one row; every problem is reported with its cell. */
export function readPersonRow(
  { line, cells: written }: PersonFileRow,
  dayOrder: DayOrder,
  surname?: 'first' | 'last',
): PersonOfFile {
  const faults: Fault[] = [];
  const { cells, notes } = mendedCells(written, dayOrder);
  const cell = (name: PersonCell) => (cells[name] ?? '').trim();
  const fault = (field: string, message: string) => void faults.push({ field, message });

  function read<T>(field: PersonCell, as: (text: string) => T | undefined, message: string): T | undefined {
    const text = cell(field);
    if (text === '') return undefined;
    const value = as(text);
    if (value === undefined) fault(field, message);
    return value;
  }
  const day = (field: PersonCell) =>
    read(field, (text) => readDay(text, dayOrder) ?? undefined, `“${cell(field)}” is not a date.`);
  const decimal = (text: string) => (/^\d{1,6}([.,]\d{1,2})?$/.test(text) ? Number(text.replace(',', '.')) : undefined);
  const number = (field: PersonCell) =>
    read(field, (text) => decimal(text.replace(/^[€$£]\s?/, '')), `“${cell(field)}” is not a number.`);

  const ofText = byName(personTexts, ({ name }) => cell(name));
  const whole = { name: cell('name'), nameGreek: cell('nameGreek'), nameLatin: cell('nameLatin') };
  const naming = namesOfRow({ ...ofText, ...whole }, surname);
  const texts = {
    ...ofText,
    ...byName(personNumbers, ({ name }) => cell(name)),
    ...naming.names,
    email: cell('email').toLowerCase(),
  };
  const fields = checked<PersonFields>(
    personShape,
    { ...withoutEmpty(texts), ...withoutEmpty(byName(editedDays, ({ name }) => day(name))) },
    fault,
  );
  const contract = checked<ContractVersion>(
    contractShape,
    withoutEmpty({
      fromDay: day('contractFrom'),
      kind: read(
        'kind',
        (text) => kinds.find(([, pattern]) => pattern.test(foldText(text)))?.[0],
        `“${cell('kind')}” is not a contract type. Use full, part or rotational.`,
      ),
      hasFixedHours: read(
        'program',
        (text) => (fixed.test(foldText(text)) ? true : flexible.test(foldText(text)) ? false : undefined),
        `“${cell('program')}” is not valid. Use fixed or flexible.`,
      ),
      weeklyHours: number('weeklyHours'),
      daysPerWeek: number('daysPerWeek'),
      weeklyPattern: read(
        'weeklyPattern',
        hoursByDay,
        `“${cell('weeklyPattern')}” is not a weekly pattern. Enter the hours of seven days, Monday first, such as 4 0 8 0 8 0 0.`,
      ),
      specialRules: read(
        'specialRules',
        (text) => special.find(([, pattern]) => pattern.test(foldText(text)))?.[0],
        `“${cell('specialRules')}” is not valid. Use none, kitchen, pupil or responsible.`,
      ),
      hourlyCost: number('hourlyCost'),
    }),
    fault,
  );
  const lastDay = day('lastDay');
  return {
    line,
    fields,
    contract,
    ...(lastDay && { lastDay }),
    skills: cell('skills')
      .split(';')
      .flatMap((text) => readSkill(text.trim(), dayOrder, fault)),
    clockNumbers: cell('clockNumbers')
      .split(/[\s,;]+/)
      .flatMap((text) => readNumber(text, fault)),
    naming,
    departmentGroup: cell('departmentGroup'),
    department: cell('department'),
    workCentre: cell('workCentre'),
    faults,
    notes,
  };
}

/** Reads `First aid (2027-03-01)`, or a name alone. */
function readSkill(text: string, order: DayOrder, fault: (field: string, message: string) => void): Skill[] {
  if (text === '') return [];
  const [, name = '', ending] = /^(.*?)\s*(?:\(([^()]*)\))?$/.exec(text) ?? [];
  const expiresOn = ending ? readDay(ending.trim(), order) : null;
  if (name === '' || name.length > 80 || (ending && !expiresOn)) {
    fault('skills', `“${text}” is not a skill. Enter a name, and the expiry date in brackets if there is one.`);
    return [];
  }
  return [{ name, expiresOn }];
}

function readNumber(text: string, fault: (field: string, message: string) => void): string[] {
  if (text === '') return [];
  const { data } = ClockNumber.safeParse(text);
  if (data === undefined) fault('clockNumbers', `“${text}” is not a clock number. Use 1 to 24 letters and digits.`);
  return data === undefined ? [] : [data];
}

/** Reads the hours of seven days as minutes. */
function hoursByDay(text: string): number[] | undefined {
  const hours = text.split(/[\s;/|]+/).map((one) => Number(one.replace(',', '.')));
  return hours.length === 7 && hours.every((one) => one >= 0) ? hours.map((one) => Math.round(one * 60)) : undefined;
}

type Shape = Record<
  string,
  { safeParse: (value: unknown) => { data?: unknown; error?: { issues: { message: string }[] } } }
>;

function checked<V>(
  shape: Shape,
  values: Record<string, unknown>,
  fault: (field: string, message: string) => void,
): Partial<V> {
  const right: [string, unknown][] = [];
  for (const [field, value] of Object.entries(values)) {
    const { data, error } = shape[field]!.safeParse(value);
    if (error) fault(field, error.issues[0]!.message);
    else right.push([field, data]);
  }
  return Object.fromEntries(right) as Partial<V>;
}

function withoutEmpty(values: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '' && value !== undefined));
}
