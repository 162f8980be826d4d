export type FaultReason =
  | 'too-large'
  | 'too-much-unpacked'
  | 'too-many-rows'
  | 'too-wide'
  | 'old-excel'
  | 'no-sheet'
  | 'damaged'
  | 'no-text'
  | 'lost-letters'
  | 'unknown-encoding'
  | 'other-encoding'
  | 'no-rows';

/** Thrown when a file cannot be read. The message names the fix; `reason` and `detail` serve other languages. */
export class FileFault extends Error {
  readonly reason: FaultReason;
  readonly detail: string;
  constructor(reason: FaultReason, message: string, detail = '') {
    super(message);
    this.name = 'FileFault';
    this.reason = reason;
    this.detail = detail;
  }
}
