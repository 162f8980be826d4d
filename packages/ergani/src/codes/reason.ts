/** Why a work card is sent after its fifteen minutes. A forgotten punch is none of these. */
export const lateReasons = { powerOrTelecom: '001', employerSystem: '002', linkToErgani: '003' } as const;

/** Why overtime is worked, on the old overtime form. */
export const overtimeReasons = {
  accidentOrDamage: '001',
  urgentSeasonalWork: '002',
  exceptionalWorkload: '003',
  preparatoryWork: '004',
  hoursLostToForceMajeure: '005',
  publicHolidays: '006',
  weatherLosses: '007',
  extraordinaryClosing: '008',
  impossibleInWorkingHours: '009',
} as const;

export type LateReason = keyof typeof lateReasons;
export type OvertimeReason = keyof typeof overtimeReasons;
