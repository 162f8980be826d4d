/** A document that ERGANI accepts: its code, its number in the list of submissions, and its title there. */
export interface DocumentKind {
  readonly code: DocumentCode;
  readonly id: number;
  readonly description: string;
}

/** The documents that this package supports, by the codes of the service. */
export const documentCodes = [
  'WRKCardSE',
  'WTODaily',
  'WTODailyA',
  'WTODailyD',
  'WTOWeek',
  'WTOOv',
  'WTOOvA',
  'WTOOvD',
  'WTOLeave',
  'WTOLeaveC',
  'ExProan',
  'SixthDay',
  'OvTime',
  'OvTimeA',
] as const;

export type DocumentCode = (typeof documentCodes)[number];

/** The address of cancellations takes the place of a document's code. */
export const cancellationCode = 'CancelSubmittedDocument';

export type BodyCode = DocumentCode | typeof cancellationCode;

/** Whether this package supports a document of that code. */
export function isDocumentCode(code: string): code is DocumentCode {
  return documentCodes.some((known) => known === code);
}

/** What `Lookup/Submissions` lists today; the old overtime form `OvTime` is no longer in it. */
export const currentDocuments: readonly DocumentKind[] = [
  { code: 'WTOWeek', id: 80, description: 'Οργάνωση χρόνου εργασίας: σταθερό εβδομαδιαίο πρόγραμμα' },
  { code: 'WTODaily', id: 81, description: 'Οργάνωση χρόνου εργασίας: πρόγραμμα ανά ημέρα' },
  { code: 'WRKCardSE', id: 82, description: 'Κάρτα εργασίας: έναρξη και λήξη εργασίας' },
  { code: 'WTOLeave', id: 84, description: 'Οργάνωση χρόνου εργασίας: άδειες' },
  { code: 'WTOLeaveC', id: 85, description: 'Οργάνωση χρόνου εργασίας: άδειες, ορθή επανάληψη' },
  { code: 'WTODailyD', id: 86, description: 'Οργάνωση χρόνου εργασίας: πρόγραμμα ανά ημέρα για οδηγούς' },
  { code: 'ExProan', id: 88, description: 'Εξαίρεση από την υποχρέωση προαναγγελίας' },
  { code: 'SixthDay', id: 89, description: 'Απασχόληση σε έκτακτη βάρδια' },
  { code: 'WTODailyA', id: 91, description: 'Οργάνωση χρόνου εργασίας: πρόγραμμα ανά ημέρα, απολογιστικά' },
  { code: 'WTOOv', id: 133, description: 'Οργάνωση χρόνου εργασίας: υπερωρίες' },
  { code: 'WTOOvA', id: 134, description: 'Οργάνωση χρόνου εργασίας: υπερωρίες, απολογιστικά' },
  { code: 'WTOOvD', id: 135, description: 'Οργάνωση χρόνου εργασίας: υπερωρίες οδηγών' },
];
