/** Leave of whole days, as the code on the wire. All letters are Greek. */
export const leaveCodes = {
  annual: 'ΑΔΚΑΝ',
  bloodDonation: 'ΑΔΑΙΜ',
  exams: 'ΑΔΕΞ',
  unpaid: 'ΑΔΑΑ',
  maternity: 'ΑΔΜΗ',
  maternityProtection: 'ΑΔΠΠΜ',
  paternity: 'ΑΔΠΑ',
  childCare: 'ΑΔΦΠ',
  parental: 'ΑΔΓΟΝ',
  carer: 'ΑΔΦΡΟ',
  forceMajeure: 'ΑΔΑΠΑΒ',
  assistedReproduction: 'ΑΔΙΥΑ',
  prenatalTests: 'ΑΔΠΕ',
  marriage: 'ΑΔΓΑΜ',
  seriousChildIllness: 'ΑΔΣΝΠ',
  childInHospital: 'ΑΔΝΠ',
  singleParent: 'ΑΔΜΟ',
  schoolFollowUp: 'ΑΔΠΣΕΤ',
  dependantIll: 'ΑΔΑΠΕΜ',
  riskOfViolence: 'ΑΔΑΠΣΚ',
  sickness: 'ΑΔΑΣ',
  disability: 'ΑΔΑΜΕΑ',
  bereavement: 'ΑΔΘΣΥΓ',
  minorPupil: 'ΑΔΑΝΣΠ',
  transfusionOrDialysis: 'ΑΔΜΑΑ',
  study: 'ΑΔΕΚΦ',
  aids: 'ΑΔΣΕΑΑ',
  flexibleArrangement: 'ΑΔΕΡΕ',
  other: 'ΑΔΑΛ',
} as const;

/** Leave of some hours of a day: the same kinds, but with their own codes and required times. */
export const hourlyLeaveCodes = {
  childCare: 'ΩΑΦΠ',
  parental: 'ΩΑΓΟΝ',
  forceMajeure: 'ΩΑΑΠΑΒ',
  flexibleArrangement: 'ΩΑΕΡΕ',
  prenatalTests: 'ΩΑΠΕ',
  schoolFollowUp: 'ΩΑΠΣΕΤ',
  other: 'ΩΑΑΛ',
} as const;

export type LeaveKind = keyof typeof leaveCodes;
export type HourlyLeaveKind = keyof typeof hourlyLeaveCodes;

export const allLeaveCodes: readonly string[] = [...Object.values(leaveCodes), ...Object.values(hourlyLeaveCodes)];

/** Whether a code is for hours of a day; codes that the service adds later start the same way. */
export function isHourlyLeave(code: string): boolean {
  return code.startsWith('ΩΑ');
}
