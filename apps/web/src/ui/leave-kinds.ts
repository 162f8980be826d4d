import { kindOfCode, kindOfHourlyCode, type LeaveKind } from '@horae/contract/scheduling/leave-kinds';
import { words } from '#platform/words';

/** The kinds of leave of Greek law, by the names of their codes. */
export const leaveWords = words('leaveKinds', {
  annual: 'Annual leave',
  sickness: 'Sick leave',
  unpaid: 'Unpaid leave',
  bloodDonation: 'Blood donation leave',
  exams: 'Exam leave',
  maternity: 'Maternity leave',
  maternityProtection: 'Maternity protection leave',
  paternity: 'Paternity leave',
  childCare: 'Child care leave',
  parental: 'Parental leave',
  carer: 'Carer’s leave',
  forceMajeure: 'Force majeure leave',
  assistedReproduction: 'Assisted reproduction leave',
  prenatalTests: 'Prenatal test leave',
  marriage: 'Marriage leave',
  seriousChildIllness: 'Leave for a seriously ill child',
  childInHospital: 'Leave for a child in hospital',
  singleParent: 'Single parent leave',
  schoolFollowUp: 'School visit leave',
  dependantIll: 'Leave for an ill dependant',
  riskOfViolence: 'Leave for risk of violence or harassment',
  disability: 'Disability leave',
  bereavement: 'Bereavement leave',
  minorPupil: 'Leave of a minor who studies',
  transfusionOrDialysis: 'Transfusion or dialysis leave',
  study: 'Study leave',
  aids: 'AIDS leave',
  flexibleArrangement: 'Flexible arrangement leave',
  other: 'Other leave',
  absent: 'Absent',
  hours: '{{leave}}, {{from}}–{{to}}',
  byTheHour: '{{leave}}, by the hour',
});

export const leaveName = (kind: LeaveKind): string => leaveWords.say(kind);

/** The name of a kind of leave by its code on time sheets and payroll lines; undefined for any other code. */
export function leaveText(code: string): string | undefined {
  const kind = kindOfCode(code);
  if (kind) return leaveName(kind);
  const hourly = kindOfHourlyCode(code);
  return hourly && leaveWords.say('byTheHour', { leave: leaveName(hourly) });
}
