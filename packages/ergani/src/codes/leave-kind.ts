/** Leave of whole days by its code on the wire. Greek letters all. */
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

/** Leave of some hours of a day: the same meanings, codes of their own, times required. */
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

/** Whether a code means hours of a day; codes that the service has added since begin alike. */
export function isHourlyLeave(code: string): boolean {
  return code.startsWith('ΩΑ');
}
