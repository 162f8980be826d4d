import type { Installation } from './installation';

/** Mails that still wait; those that a person must decide about are not among them. */
export async function unsentMails({ postgres }: Installation): Promise<string[]> {
  const rows = await postgres.ask<{ subject: string }>(
    `select subject from mail_outbox where sent_at is null and withdrawn_at is null and doubts < 2 limit 5`,
  );
  return rows.map(({ subject }) => subject);
}

/** Mails that arrived more than once without their flag, or never; and how many were flagged. */
export async function mailsTwice({ postgres, mail }: Installation, subjects: readonly string[]) {
  const rows = await postgres.ask<{ subject: string; doubts: number }>(
    `select subject, doubts from mail_outbox where subject like 'soak %'`,
  );
  const doubts = new Map(rows.map((row) => [row.subject, row.doubts]));
  const arrived = new Map<string, number>();
  for (const message of mail.received) {
    const subject = /^Subject: (.*)\r$/m.exec(message)?.[1] ?? '';
    arrived.set(subject, (arrived.get(subject) ?? 0) + 1);
  }
  const silent = subjects
    .map((subject) => ({ subject, arrived: arrived.get(subject) ?? 0, doubts: doubts.get(subject) ?? 0 }))
    .filter((one) => one.arrived < 1 || one.arrived > 1 + one.doubts);
  return { silent, flagged: subjects.filter((subject) => (arrived.get(subject) ?? 0) > 1).length };
}

export async function unfinishedDeclarations({ postgres }: Installation): Promise<object[]> {
  return postgres.ask(
    `select kind, state, refusal from declarations
     where company_id = 1003 and source = 'hotel' and state in ('queued', 'sending', 'unknown') limit 5`,
  );
}

/** Documents that the service got more than once without their flag, and days that it never got. */
export async function declarationsTwice({ postgres, ergani }: Installation, declared: readonly string[]) {
  const rows = await postgres.ask<{ protocol: string; day: string; maybeTwice: boolean }>(
    `select protocol, employee_id || ' ' || to_char(first_day, 'YYYY-MM-DD') as day, maybe_twice as "maybeTwice"
     from declarations where company_id = 1003 and protocol is not null and source = 'hotel'`,
  );
  const byProtocol = new Map(rows.map((row) => [row.protocol, row]));
  const alike = new Map<string, { protocol: string }[]>();
  for (const document of ergani.accepted()) {
    const content = JSON.stringify(document.body);
    alike.set(content, [...(alike.get(content) ?? []), document]);
  }
  const groups = [...alike.values()].map((documents) => {
    const known = documents.flatMap(({ protocol }) => byProtocol.get(protocol) ?? []);
    return { count: documents.length, known };
  });
  const repeated = groups.filter(({ count, known }) => count > known.length);
  const days = new Set(rows.map(({ day }) => day));
  return {
    silent: repeated.filter(({ known }) => !known.some(({ maybeTwice }) => maybeTwice)),
    flagged: repeated.length,
    missing: declared.filter((day) => !days.has(day)),
  };
}
