/** A problem with a body: ERGANI would refuse it (`error`), or it is probably a mistake (`warning`). */
export interface Finding {
  /** Path of the field, such as `WTOS.WTO[0].Ergazomenoi.ErgazomenoiWTO[2].f_date`; empty for the body itself. */
  readonly path: string;
  readonly rule: FindingRule;
  readonly severity: 'error' | 'warning';
  /** One sentence for people. It never contains a whole tax number. */
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

/** A problem with one value; the caller that walks the body adds the path. */
export type Problem = Pick<Finding, 'rule' | 'text'> & Partial<Pick<Finding, 'severity'>>;

export type Report = (path: string, problem: Problem) => void;

/** Whether any of the findings is an error, so that ERGANI would refuse the body. */
export function hasErrors(findings: readonly Finding[]): boolean {
  return findings.some(({ severity }) => severity === 'error');
}
