import type { RequestOf } from '@horae/contract/route';
import { securityEventsContract } from '@horae/contract/settings/security-events.contract';
import { call } from './api';

export type ExportReport = RequestOf<typeof securityEventsContract.reportExport>['body'];

/** Tells the server that personal data are about to leave the browser as a file, on paper or over the clipboard. */
export async function reportExport(report: ExportReport): Promise<void> {
  await call(securityEventsContract.reportExport, { body: report });
}
