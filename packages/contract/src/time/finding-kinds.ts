/** What the clock shows about a day. */
export const findingKinds = [
  'workedOnRestDay',
  'workedUndeclared',
  'declaredNobodyCame',
  'trainingAsRest',
  'late',
  'early',
  'short',
  'long',
  'missingIn',
  'unclear',
  'missingOut',
  'noPlan',
  'noPunch',
  'overlap',
  'restBreached',
  'overtimeNotDeclared',
  'layersDiffer',
] as const;

export type FindingKind = (typeof findingKinds)[number];
