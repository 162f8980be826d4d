import { nameFields } from '@horae/contract/people/person-name';
import { buildDocument, cardTiming, checkDocument, type ErganiDocument, hasErrors, wallClock } from '@horae/ergani';
import { and, eq } from 'drizzle-orm';
import type { Database } from '#platform/database';
import { aboutNumber } from '#platform/person-numbers';
import { employees } from '../../people/people/employees.table';
import { declarations } from './declarations.table';
import type { CancelFact, CardFact, OptOutFact } from './declared';
import { type ErganiEnvironment, type ErganiSettings, employerTaxNumber } from './ergani-client';
import { cardMessage, daysMessage, type Employer, optOutMessage, weekMessage } from './message.rules';
import { ministryName } from './ministry-name.rules';
import { lateCard } from './prepare-cards';

export type DeclarationRow = typeof declarations.$inferSelect;

/** The document of a declaration as of now, or a sentence that says why it cannot be sent. */
export async function prepareMessage(
  tx: Database,
  environment: ErganiEnvironment,
  settings: ErganiSettings,
  timeZone: string,
  row: DeclarationRow,
): Promise<ErganiDocument | string> {
  const message = await messageOf(tx, environment, settings, timeZone, row);
  if (typeof message === 'string') return message;
  const document = buildDocument(message, timeZone);
  const findings = checkDocument(document.code, document.body);
  return hasErrors(findings)
    ? findings
        .filter(({ severity }) => severity === 'error')
        .map(({ path, text }) => `${path}: ${text}`)
        .join('\n')
    : document;
}

async function messageOf(
  tx: Database,
  environment: ErganiEnvironment,
  settings: ErganiSettings,
  timeZone: string,
  row: DeclarationRow,
) {
  const taxNumber = employerTaxNumber(environment, settings);
  if (!taxNumber) return 'The employer’s tax number is missing from the settings.';
  const employer: Employer = { taxNumber, branch: settings.branch, timeZone };
  const { kind, filing, days, fact } = row;
  if (kind === 'preAnnouncementOptOut') return optOutMessage(fact as OptOutFact);
  if (kind === 'cancellation') return cancellationOf(tx, row.companyId, fact as CancelFact);
  const person = await readPerson(tx, environment, row);
  if (typeof person === 'string') return person;
  if (kind === 'workCard') {
    const card = fact as CardFact;
    const refusal = untimely(card);
    return refusal ?? cardMessage(card, row.firstDay!, person, employer);
  }
  if (kind === 'weeklySchedule') return weekMessage(days ?? [], person, employer);
  if (kind !== 'leave' || !fact) return daysMessage(kind, filing, days ?? [], person, employer);
  const repeated = await heldLeave(tx, row.companyId, fact as CancelFact);
  if (!repeated) return 'The leave that this declaration repeats is no longer valid.';
  const corrects = { protocol: repeated.protocol, date: repeated.submittedOn };
  return daysMessage(kind, filing, days ?? [], person, employer, corrects);
}

/** Why a card cannot be sent as it is: late without a reason, or on time with one. Only a person can give a reason. */
function untimely({ at, lateReason }: CardFact): string | null {
  const timing = cardTiming(at, Date.now());
  if (timing === 'future') return 'The punch is in the future. Correct it, or wait.';
  if (timing === 'late' && !lateReason) return lateCard;
  return timing === 'onTime' && lateReason ? 'The card is on time: send it without a reason.' : null;
}

async function cancellationOf(tx: Database, companyId: number, fact: CancelFact) {
  const current = await heldLeave(tx, companyId, fact);
  return current ? { kind: 'cancellation' as const, ...current } : 'There is no such leave to withdraw.';
}

/** The accepted leave that a message refers to, as the service knows it. */
async function heldLeave(tx: Database, companyId: number, { declarationId }: CancelFact) {
  const [locked] = await tx
    .select()
    .from(declarations)
    .where(and(eq(declarations.companyId, companyId), eq(declarations.id, declarationId)));
  if (locked?.state !== 'accepted' || !locked.protocol || !locked.submittedAt) return null;
  return {
    document: locked.code === 'WTOLeaveC' ? ('WTOLeaveC' as const) : ('WTOLeave' as const),
    protocol: locked.protocol,
    submittedOn: wallClock(locked.submittedAt.getTime()).date,
  };
}

type NameColumns = Pick<typeof employees, (typeof nameFields)[number]>;

async function readPerson(tx: Database, { sealer }: ErganiEnvironment, { companyId, employeeId }: DeclarationRow) {
  const { name, isNameConfirmed, taxNumber: sealed } = employees;
  const names = Object.fromEntries(nameFields.map((field) => [field, employees[field]])) as NameColumns;
  const [found] = await tx
    .select({ name, isNameConfirmed, ...names, sealed })
    .from(employees)
    .where(and(eq(employees.companyId, companyId), eq(employees.id, employeeId ?? 0)));
  if (!found) return 'This person no longer exists.';
  if (!found.sealed) return `The tax number of ${found.name} is missing.`;
  const taxNumber = sealer.open(found.sealed, aboutNumber(companyId, employeeId!, 'taxNumber'));
  if (!taxNumber) return `The tax number of ${found.name} was sealed by another installation. Enter it again.`;
  const written = ministryName(found);
  return typeof written === 'string' ? written : { taxNumber, ...written };
}
