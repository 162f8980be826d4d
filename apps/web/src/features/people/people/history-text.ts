import { specialRules } from '@horae/contract/contract-version';
import { personFields } from '@horae/contract/people/person-fields';
import { leaveKinds } from '@horae/contract/scheduling/leave-kinds';
import { formatDate } from '#platform/format-date';
import { leaveName } from '#ui/leave-kinds';
import { historyWords } from './history.words';
import { hoursText } from './hours-by-day';
import { loansWords } from './loans.words';
import { peopleWords } from './people.words';

const ofPlaceAndTerms = [
  'department',
  'workCentre',
  'skills',
  'clockNumbers',
  'fromDay',
  'kind',
  'weeklyHours',
  'daysPerWeek',
  'weeklyPattern',
  'specialRules',
  'flexibleArrival',
  'hourlyCost',
] as const;
const inForms = [...personFields.map(({ name }) => name), 'name' as const, ...ofPlaceAndTerms];
const ownFields = [
  'isNameConfirmed',
  'nameGreek',
  'nameLatin',
  'seen',
  'cancelledShifts',
  'endedLoans',
  'hasFixedHours',
  'isBreakInsideHours',
  'contractFrom',
  'hours',
] as const;
const loanFields = {
  hostHotel: 'hotel',
  hostDepartment: 'department',
  payer: 'payer',
  agreement: 'agreement',
} as const;
const kinds = ['full', 'part', 'rotational'] as const;

/** The label of a field in the history. */
export function fieldName(name: string): string {
  const ofPerson = inForms.find((field) => field === name);
  if (ofPerson) return peopleWords.say(ofPerson);
  if (isOfLoan(name)) return loansWords.say(loanFields[name]);
  const own = ownFields.find((field) => field === name);
  return own ? historyWords.say(own) : name;
}

const isOfLoan = (name: string): name is keyof typeof loanFields => name in loanFields;

/** Sorts fields as the forms do. */
export function inOrder(names: readonly string[]): string[] {
  const order: readonly string[] = inForms;
  const place = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length);
  return names.toSorted((a, b) => place(a) - place(b));
}

/** The value of a field as text. */
export function valueText(name: string, value: unknown): string {
  const { say } = historyWords;
  if (value === null || value === '' || value === undefined) return say('nothing');
  if (name === 'seen') return fieldName(String(value));
  if (typeof value === 'boolean') return say(value ? 'yes' : 'no');
  if (name === 'weeklyPattern' && Array.isArray(value)) return value.map(Number).map(hoursText).join(' · ');
  const leave = name === 'kind' && leaveKinds.find((one) => one === value);
  if (leave) return leaveName(leave);
  if (name === 'hours') return Object.values(value as Record<string, string>).join('–');
  if (Array.isArray(value)) return String(value.length);
  const kind = name === 'kind' && kinds.find((one) => one === value);
  if (kind) return peopleWords.say(`kind.${kind}`);
  if (name === 'payer') return loansWords.say(value === 'host' ? 'payer.host' : 'payer.home');
  const rules = name === 'specialRules' && specialRules.find((one) => one === value);
  if (rules) return peopleWords.say(`specialRules.${rules}`);
  const text = String(value);
  return /^\d{4}-\d{2}-\d{2}$/.test(text) ? formatDate(text) : text;
}
