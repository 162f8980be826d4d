import type { RefusalCause } from '@horae/contract/declarations/declaration-kinds';

/** What our own sentences and the service’s Greek ones are about; the service has no codes, so they are matched loosely. */
const causes: readonly [pattern: RegExp, cause: RefusalCause][] = [
  [/more than 15 minutes old|συμπληρώστε αιτιολογία/i, 'lateWithoutReason'],
  [/card is on time|δεν πρέπει να δηλωθεί αιτιολογία/i, 'onTimeWithReason'],
  [/punch is in the future|μεταγενέστερη/i, 'future'],
  [/^The tax number of .+ is missing\.|sealed by another installation/, 'taxNumber'],
  [/in Latin letters|has Latin letters in it|only one name is known/, 'name'],
  [/δεν συμφωνούν με το μητρώο/i, 'otherName'],
  [/δεν ανήκει σε εργαζόμενο|person no longer exists/i, 'notEmployed'],
  [/employer’s tax number is missing|εργοδότη που έχει συνδεθεί|not authenticated/i, 'employer'],
  [/παράρτημα \d+ δεν ανήκει/i, 'branch'],
  [/leave that this declaration repeats|no such leave to withdraw|προηγούμενη δήλωση άδειας/i, 'leaveGone'],
  [/Δεν βρέθηκε υποβολή|έχει ήδη ακυρωθεί/i, 'leaveGone'],
  [/έχει ήδη αρχίσει/i, 'monthBegun'],
  [/δεν έχει δηλωθεί εξαίρεση/i, 'notAfterwards'],
  [/απολογιστική δήλωση .+ έληξε/i, 'monthClosed'],
];

/** Why a declaration was refused, as a person can act on it; `other` if nobody knows these words. */
export const causeOf = (refusal: string): RefusalCause =>
  causes.find(([pattern]) => pattern.test(refusal))?.[1] ?? 'other';
