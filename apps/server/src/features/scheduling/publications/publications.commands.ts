import { and, eq } from 'drizzle-orm';
import type { Account, GrantedHotel } from '#platform/account';
import { recordChange, recordChanges } from '#platform/audit';
import type { Database } from '#platform/database';
import type { Tell } from '#platform/mail/notice';
import { ownEmployee } from '../../core/session/own-employee.reads';
import type { NoticedChange } from './own-change';
import { planPublications, publicationChanges, publicationPeople } from './publications.table';
import { tellPublished } from './tell-published';

interface Publication {
  first: string;
  last: string;
  at: Date;
  items: number;
  /** What is against the law, also on days before and after. */
  findings: readonly { day: string }[];
  /** Why it is published although it is against the law. */
  reason: string | null;
  isAtOnce: boolean;
  changesOf: ReadonlyMap<number, readonly NoticedChange[]>;
  noticeHours: number;
  shortNotice: { agreed: readonly number[]; reason: string | null };
}

const rowsAtOnce = 1000;

/** Keeps what was published for whom, and tells those who have an account. Checks nothing: publishing does. */
export async function keepPublication(
  tx: Database,
  tell: Tell,
  { account, hotel }: { account: Account; hotel: GrantedHotel },
  publication: Publication,
): Promise<void> {
  const { companyId } = hotel;
  const { first, last, at, items, reason, isAtOnce, changesOf, noticeHours, shortNotice } = publication;
  const findings = publication.findings.length;
  const [{ id: publicationId }] = (await tx
    .insert(planPublications)
    .values({
      companyId,
      accountId: account.id,
      firstDay: first,
      lastDay: last,
      employeeIds: [...changesOf.keys()],
      items,
      findings,
      findingDays: [...new Set(publication.findings.map(({ day }) => day))].sort(),
      reason,
      isAtOnce,
    })
    .returning({ id: planPublications.id })) as [{ id: number }];
  const self = await ownEmployee(tx, account, hotel);
  const agreed = new Set(shortNotice.agreed);
  const people = [...changesOf].map(([employeeId, changes]) => {
    const isShort = changes.some(({ beginsAt }) => beginsAt !== null);
    const isAgreed = isShort && agreed.has(employeeId);
    const why = isShort && !isAgreed ? shortNotice.reason : null;
    // Who publishes their own roster has seen it.
    return { companyId, publicationId, employeeId, isAgreed, reason: why, seenAt: employeeId === self ? at : null };
  });
  const rows = [...changesOf].flatMap(([employeeId, changes]) =>
    changes.map(({ before, after, beginsAt }) => ({
      companyId,
      publicationId,
      employeeId,
      // Notes may say what concerns others.
      before: before && { ...before, notes: null },
      after: after && { ...after, notes: null },
      beginsAt: beginsAt === null ? null : new Date(beginsAt * 1000),
      noticeHours: beginsAt === null ? null : noticeHours,
    })),
  );
  for (let from = 0; from < people.length; from += rowsAtOnce)
    await tx.insert(publicationPeople).values(people.slice(from, from + rowsAtOnce));
  for (let from = 0; from < rows.length; from += rowsAtOnce)
    await tx.insert(publicationChanges).values(rows.slice(from, from + rowsAtOnce));
  await recordChanges(
    tx,
    people
      .filter(({ isAgreed, reason: why }) => isAgreed || why !== null)
      .map(({ employeeId, isAgreed, reason: why }) => ({
        companyId,
        accountId: account.id,
        object: 'publication',
        objectId: publicationId,
        employeeId,
        action: 'add' as const,
        after: { isAgreed, reason: why },
      })),
  );
  if (reason !== null)
    await auditReason(tx, publicationId, { companyId, accountId: account.id, first, last, items, findings, reason });
  await tellPublished(tx, tell, hotel, { changesOf, first, last, by: account, isAgain: false });
}

interface Override {
  companyId: number;
  accountId: number | null;
  first: string;
  last: string;
  items: number;
  findings: number;
  reason: string;
}

interface FileOverride extends Override {
  /** Whose plan is against the law. */
  employeeIds: number[];
}

/** Keeps why a file was published although it is against the law. Nobody is told: what files bring is known already. */
export async function keepReason(tx: Database, override: FileOverride): Promise<void> {
  const { first, last, ...publication } = override;
  const [row] = await tx
    .insert(planPublications)
    .values({ ...publication, firstDay: first, lastDay: last })
    .returning({ id: planPublications.id });
  await auditReason(tx, row!.id, override);
}

function auditReason(tx: Database, objectId: number, override: Override): Promise<void> {
  const { companyId, accountId, first: firstDay, last: lastDay, findings: unlawfulFindings, reason } = override;
  const after = { firstDay, lastDay, unlawfulFindings, reason };
  return recordChange(tx, { companyId, accountId, object: 'publication', objectId, action: 'add', after });
}

/** Removes what was published for an employee. Checks and audits nothing: the erasure of the person does. */
export async function eraseFromPublications(tx: Database, companyId: number, employeeId: number): Promise<void> {
  await tx
    .delete(publicationPeople)
    .where(and(eq(publicationPeople.companyId, companyId), eq(publicationPeople.employeeId, employeeId)));
}
