import type { LocalDate } from '@horae/local-time/local-date';
import { compactDate, readCompactDate } from './wire-text';

/** Documents that can be cancelled. Cards, schedules and overtime cannot: for these the last submission counts. */
export const cancellable = ['WTOLeave', 'WTOLeaveC'] as const;

export type CancellableDocument = (typeof cancellable)[number];

/** Cancels a leave by its protocol. */
export interface CancellationMessage {
  readonly kind: 'cancellation';
  readonly document: CancellableDocument;
  readonly protocol: string;
  /** The date in Athens on which it was submitted. */
  readonly submittedOn: LocalDate;
}

export interface WireCancellation {
  TypeOfDocument: string;
  Protocol: string;
  SubmittedDate: string;
}

export function cancellationBody({ document, protocol, submittedOn }: CancellationMessage): WireCancellation {
  return { TypeOfDocument: document, Protocol: protocol, SubmittedDate: compactDate(submittedOn) };
}

export function readCancellation({ TypeOfDocument, Protocol, SubmittedDate }: WireCancellation): CancellationMessage {
  return {
    kind: 'cancellation',
    document: cancellable.find((code) => code === TypeOfDocument) ?? 'WTOLeave',
    protocol: Protocol,
    submittedOn: readCompactDate(SubmittedDate),
  };
}
