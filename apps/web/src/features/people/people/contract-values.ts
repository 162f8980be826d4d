import { ContractVersion, specialRules } from '@horae/contract/contract-version';
import { numberOf } from '#ui/forms/field-schema';
import { patternOf, patternText } from './hours-by-day';
import { kinds } from './person-values';

export type ContractValues = Record<
  | 'fromDay'
  | 'kind'
  | 'program'
  | 'weeklyHours'
  | 'daysPerWeek'
  | 'pattern'
  | 'breaks'
  | 'specialRules'
  | 'flexibleArrival'
  | 'hourlyCost',
  string
>;

export const blankContract = (fromDay: string): ContractValues => ({
  fromDay,
  kind: 'full',
  program: 'fixed',
  weeklyHours: '40',
  daysPerWeek: '5',
  pattern: '',
  breaks: 'outside',
  specialRules: 'none',
  flexibleArrival: '0',
  hourlyCost: '',
});

export function contractValues(version: ContractVersion): ContractValues {
  return {
    fromDay: version.fromDay,
    kind: version.kind,
    program: version.hasFixedHours ? 'fixed' : 'flexible',
    weeklyHours: String(version.weeklyHours),
    daysPerWeek: String(version.daysPerWeek),
    pattern: patternText(version.weeklyPattern),
    breaks: version.isBreakInsideHours ? 'inside' : 'outside',
    specialRules: version.specialRules,
    flexibleArrival: String(version.flexibleArrival),
    hourlyCost: version.hourlyCost === null ? '' : String(version.hourlyCost),
  };
}

export function contractOf(values: ContractValues): ContractVersion {
  return {
    fromDay: values.fromDay,
    kind: kinds.find((kind) => kind === values.kind) ?? 'full',
    hasFixedHours: values.program === 'fixed',
    weeklyHours: numberOf(values.weeklyHours),
    daysPerWeek: Number(values.daysPerWeek),
    weeklyPattern: patternOf(values.pattern),
    isBreakInsideHours: values.breaks === 'inside',
    specialRules: specialRules.find((rules) => rules === values.specialRules) ?? 'none',
    flexibleArrival: numberOf(values.flexibleArrival || '0'),
    hourlyCost: values.hourlyCost.trim() === '' ? null : numberOf(values.hourlyCost),
  };
}
