import type { CodeRow } from '../codes/code-list';
import type { Person } from '../messages/person';

/** The logged-in employer (`EX_BASE_01`). */
export interface EmployerFacts {
  readonly id: string;
  readonly taxNumber: string;
  readonly name: string;
  /** Whether the work card is mandatory in the employer's sector; always false on the trial system. */
  readonly isInCardSector: boolean;
}

/** A branch (`EX_BASE_02`). */
export interface BranchFacts {
  readonly branch: number;
  readonly address: string;
}

/** What the ministry's records contain about an employee (`EX_BASE_05`). Unknown facts are omitted. */
export interface EmployeeFacts {
  readonly person: Person;
  readonly branch: number;
  readonly employment?: 'full' | 'part' | 'rotational';
  readonly weekDays?: number;
  readonly weekHours?: number;
  readonly fullTimeWeekHours?: number;
  readonly breakMinutes?: number;
  readonly isBreakInsideHours?: boolean;
  readonly flexibleArrivalMinutes?: number;
  readonly hasUnpredictableSchedule?: boolean;
  readonly isInDigitalOrganisation?: boolean;
  readonly hasWorkCard?: boolean;
}

/** Whether the employer accepted the terms of use (`EX_BASE_06`). */
export interface TermsFacts {
  readonly areAccepted: boolean;
  readonly protocol: string;
}

type Row = Record<string, unknown>;

/** Returns the rows of a reply: the service writes one row as an object and several as a list. */
export function rowsOf(answer: Row, service: string): Row[] {
  const inner = answer[service] ?? answer;
  const [rows] = typeof inner === 'object' && inner !== null ? Object.values(inner) : [];
  return (Array.isArray(rows) ? rows : [rows]).filter((row): row is Row => typeof row === 'object' && row !== null);
}

const text = (value: unknown) => (value === null || value === undefined ? '' : String(value).trim());

/** Extracts the code from text such as `ΠΛΗΡΗΣ (0)`. */
const codeIn = (value: unknown) => /\((\d+)\)\s*$/.exec(text(value))?.[1] ?? text(value);

/** Parses a number with a decimal comma or point. */
function number(value: unknown): number | undefined {
  const digits = codeIn(value).replace(',', '.');
  return /^\d+(\.\d+)?$/.test(digits) ? Number(digits) : undefined;
}

function yes(value: unknown): boolean | undefined {
  const code = codeIn(value);
  return code === '1' ? true : code === '0' ? false : undefined;
}

const known = <T extends object>(facts: { [K in keyof T]: T[K] | undefined }) =>
  Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== undefined)) as Partial<T>;

export function readEmployer(row: Row): EmployerFacts {
  return {
    id: text(row.Id),
    taxNumber: text(row.Afm),
    name: text(row.Eponimia),
    isInCardSector: yes(row.IsInCardSector) ?? false,
  };
}

export function readBranch(row: Row): BranchFacts {
  return { branch: Number(row.Aa), address: text(row.Address) };
}

export function readCode(row: Row): CodeRow {
  return { code: text(row.Code), description: text(row.Description) };
}

export function readEmployee(row: Row): EmployeeFacts {
  const employment = (['full', 'part', 'rotational'] as const)[number(row.KathestosApasxolisis) ?? -1];
  return {
    person: { taxNumber: text(row.afm ?? row.Afm), surname: text(row.Eponimo), givenName: text(row.Onoma) },
    branch: number(row.PararthmaAa) ?? 0,
    ...known<Omit<EmployeeFacts, 'person' | 'branch'>>({
      employment,
      weekDays: number(row.WeekDays),
      weekHours: number(row.WeekHours),
      fullTimeWeekHours: number(row.FullEmploymentHours),
      breakMinutes: number(row.DialeimmaMinutes),
      isBreakInsideHours: yes(row.DialeimmaEntosWrariou),
      flexibleArrivalMinutes: number(row.EueliktoWrario),
      hasUnpredictableSchedule: yes(row.MhProblepsimoProgrammaErgasias),
      isInDigitalOrganisation: yes(row.WorkingTimeDigitalOrganization),
      hasWorkCard: yes(row.WorkingCard),
    }),
  };
}

export function readTerms(row: Row): TermsFacts {
  return { areAccepted: yes(row.AnswerAccept) ?? false, protocol: text(row.AnswerProtocol) };
}
