/** Something about a body that ERGANI would refuse (`error`), or that is likely not meant (`warning`). */
export interface Finding {
  /** Where: `WTOS.WTO[0].Ergazomenoi.ErgazomenoiWTO[2].f_date`; empty for the body itself. */
  readonly path: string;
  readonly rule: FindingRule;
  readonly severity: 'error' | 'warning';
  /** One sentence for a person. Tax numbers are not repeated in it. */
  readonly text: string;
}

export type FindingRule =
  | 'object'
  | 'list'
  | 'empty-list'
  | 'missing'
  | 'unknown-field'
  | 'order'
  | 'not-text'
  | 'blank'
  | 'too-long'
  | 'tax-number'
  | 'tax-number-check-digit'
  | 'digits'
  | 'choice'
  | 'code'
  | 'look-alike'
  | 'date'
  | 'time'
  | 'instant'
  | 'offset'
  | 'year'
  | 'month'
  | 'leave-days'
  | 'stands-alone'
  | 'times-not-blank'
  | 'times-missing'
  | 'range'
  | 'outside-range'
  | 'date-missing'
  | 'weekday-missing'
  | 'row-twice'
  | 'related-form'
  | 'reference-date'
  | 'not-cancellable';

/** What a test finds of one value; the path is added by who walks the body. */
export type Problem = Pick<Finding, 'rule' | 'text'> & Partial<Pick<Finding, 'severity'>>;

export type Report = (path: string, problem: Problem) => void;

export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
