import type { LocalDate } from '@horae/local-time/local-date';
import type { CodeListName, CodeRow } from '../codes/code-list';
import { codeListNames, shippedCodeLists } from '../codes/code-list';
import { cancellationCode, type DocumentCode } from '../documents';
import { type CancellationMessage, cancellationBody } from '../messages/cancellation';
import { compactDate } from '../messages/wire-text';
import type { ErganiClientOptions, SubmitOptions } from './client-options';
import { createCaller } from './create-caller';
import { ErganiRefusal, ErganiUnavailable } from './errors';
import { jsonOf, listOf, messageOf, objectOf } from './read-answer';
import * as read from './read-services';
import { type Receipt, readReceipt } from './receipt';

export type ErganiClient = ReturnType<typeof createErganiClient>;

/**
 * Creates a client that calls ERGANI for one employer. All calls share one token, which is renewed shortly before it
 * expires or when it is refused; too many calls, server errors and timeouts are retried with back-off. Calls throw
 * ErganiRefusal if the service refuses them, ErganiLogInRefused if it refuses the login, and ErganiUnavailable if there
 * was no usable reply. Writes no log.
 */
export function createErganiClient(options: ErganiClientOptions) {
  const { call, service, only, logOut } = createCaller(options);

  return {
    /** Sends a document; returns one receipt per branch in it. */
    async submit(
      code: DocumentCode,
      body: object,
      { repeatWhenUnanswered = true }: SubmitOptions = {},
    ): Promise<Receipt[]> {
      const answer = await call({ method: 'POST', path: `Documents/${code}`, body }, repeatWhenUnanswered);
      const receipts = listOf(answer).map(readReceipt);
      if (receipts.length === 0) throw new ErganiUnavailable('the answer has no receipt', 'unknown');
      return receipts;
    },

    /** Cancels a leave; returns the service's reply text. */
    async cancel(message: Omit<CancellationMessage, 'kind'>): Promise<string> {
      const body = cancellationBody({ kind: 'cancellation', ...message });
      return messageOf(await call({ method: 'POST', path: `Documents/${cancellationCode}`, body }));
    },

    /** Returns the document as a PDF, by its protocol and the date in Athens on which it was submitted. */
    async pdf(code: DocumentCode, protocol: string, submittedOn: LocalDate): Promise<Uint8Array> {
      const query = new URLSearchParams({ protocol, submittedDate: compactDate(submittedOn) });
      const answer = await call({ method: 'GET', path: `Documents/${code}?${query}` });
      const base64 = answer.text.startsWith('"') ? String(jsonOf(answer)) : answer.text;
      return Uint8Array.from(Buffer.from(base64, 'base64'));
    },

    /** Returns an example body of a document with its fields and their restrictions, as the service gives it. */
    async schema(code: DocumentCode): Promise<Record<string, unknown>> {
      return objectOf(await call({ method: 'GET', path: `Documents/${code}` }));
    },

    /** Returns the documents that this user may send. */
    async submissions(): Promise<{ id: number; code: string; description: string }[]> {
      const rows = listOf(await call({ method: 'GET', path: 'Lookup/Submissions' }));
      return rows.map(({ id, code, description }) => ({
        id: Number(id),
        code: String(code),
        description: String(description),
      }));
    },

    /**
     * Returns a list of codes. If the service does not return it, the list included in this package is used and
     * `isShipped` is true.
     */
    async codeList(name: CodeListName): Promise<{ rows: readonly CodeRow[]; isShipped: boolean }> {
      try {
        const rows = (await service('EX_BASE_03', { Parameter: name })).map(read.readCode);
        if (rows.length > 0) return { rows, isShipped: false };
      } catch (error) {
        if (!(error instanceof ErganiRefusal || error instanceof ErganiUnavailable)) throw error;
        if (!shippedCodeLists[name]) throw error;
      }
      return { rows: shippedCodeLists[name] ?? [], isShipped: true };
    },

    /** The names of the lists that `codeList` accepts. */
    codeListNames,

    /** Returns the employer that is logged in. */
    async employer(): Promise<read.EmployerFacts> {
      return read.readEmployer(await only('EX_BASE_01'));
    },

    /** Returns the branches of the employer. */
    async branches(): Promise<read.BranchFacts[]> {
      return (await service('EX_BASE_02')).map(read.readBranch);
    },

    /** Returns the ministry's counts for each employee in a month (1 to 12), row by row as the service gives them. */
    async monthStatus(year: number, month: number): Promise<Record<string, unknown>[]> {
      return service('EX_BASE_04', { ReportYear: String(year), ReportMonth: String(month) });
    },

    /** Returns the current employees, or only the one with the given tax number. */
    async workforce(taxNumber?: string): Promise<read.EmployeeFacts[]> {
      const rows = await service('EX_BASE_05', taxNumber === undefined ? {} : { afm: taxNumber });
      return rows.map(read.readEmployee);
    },

    /** Returns whether the employer accepted the terms of use. */
    async terms(): Promise<read.TermsFacts> {
      return read.readTerms(await only('EX_BASE_06'));
    },

    /** Ends the session and deletes the token. */
    logOut,
  };
}
