import { overtimeTypes, scheduleTypes } from './day-type';
import { hourlyLeaveCodes, leaveCodes } from './leave-kind';
import { lateReasons, overtimeReasons } from './reason';

/** A row of a list of codes. */
export interface CodeRow {
  readonly code: string;
  readonly description: string;
}

/** The lists of `EX_BASE_03` that we use, by the service's names. */
export const codeListNames = [
  'WorkTimeType',
  'WorkCardDelayReason',
  'OvertimeAitiologia',
  'SixthDayKAD',
  'Step92',
  'Sepe',
  'KallikratisKoinothta',
  'Stakod',
] as const;

export type CodeListName = (typeof codeListNames)[number];

const workTime: Record<string, string> = {
  [scheduleTypes.work]: 'Εργασία',
  [scheduleTypes.telework]: 'Τηλεργασία',
  [scheduleTypes.rest]: 'Ανάπαυση, ρεπό',
  [scheduleTypes.nonWorking]: 'Ημέρα χωρίς εργασία',
  [overtimeTypes.overtime]: 'Υπερωρία',
  [overtimeTypes.noOvertime]: 'Χωρίς υπερωρία',
};

const leave: Record<keyof typeof leaveCodes, string> = {
  annual: 'Κανονική άδεια',
  bloodDonation: 'Αιμοδοσία',
  exams: 'Εξετάσεις',
  unpaid: 'Χωρίς αποδοχές',
  maternity: 'Μητρότητα',
  maternityProtection: 'Προστασία μητρότητας',
  paternity: 'Πατρότητα',
  childCare: 'Φροντίδα παιδιού',
  parental: 'Γονική',
  carer: 'Φροντιστής',
  forceMajeure: 'Ανωτέρα βία',
  assistedReproduction: 'Υποβοηθούμενη αναπαραγωγή',
  prenatalTests: 'Προγεννητικός έλεγχος',
  marriage: 'Γάμος',
  seriousChildIllness: 'Σοβαρό νόσημα παιδιού',
  childInHospital: 'Νοσηλεία παιδιού',
  singleParent: 'Μονογονεϊκή οικογένεια',
  schoolFollowUp: 'Σχολική επίδοση παιδιού',
  dependantIll: 'Ασθένεια εξαρτώμενου μέλους',
  riskOfViolence: 'Κίνδυνος βίας ή παρενόχλησης',
  sickness: 'Ασθένεια',
  disability: 'Αναπηρία',
  bereavement: 'Θάνατος συγγενούς',
  minorPupil: 'Ανήλικος μαθητής ή σπουδαστής',
  transfusionOrDialysis: 'Μετάγγιση ή αιμοκάθαρση',
  study: 'Φοίτηση στο ΚΑΝΕΠ της ΓΣΕΕ',
  aids: 'AIDS',
  flexibleArrangement: 'Ευέλικτη ρύθμιση εργασίας',
  other: 'Άλλη άδεια',
};

const late: Record<keyof typeof lateReasons, string> = {
  powerOrTelecom: 'Διακοπή ρεύματος ή τηλεπικοινωνιών',
  employerSystem: 'Βλάβη στα συστήματα του εργοδότη',
  linkToErgani: 'Αδυναμία σύνδεσης με το ΕΡΓΑΝΗ',
};

const overtime: Record<keyof typeof overtimeReasons, string> = {
  accidentOrDamage: 'Πρόληψη ατυχήματος ή αποκατάσταση ζημίας',
  urgentSeasonalWork: 'Επείγουσα εποχική εργασία',
  exceptionalWorkload: 'Εξαιρετικός φόρτος εργασίας',
  preparatoryWork: 'Προπαρασκευαστική ή συμπληρωματική εργασία',
  hoursLostToForceMajeure: 'Αναπλήρωση ωρών μετά από ανωτέρα βία',
  publicHolidays: 'Αναπλήρωση αργιών',
  weatherLosses: 'Αναπλήρωση ωρών λόγω καιρού',
  extraordinaryClosing: 'Έκτακτο κλείσιμο ημέρας ή μήνα',
  impossibleInWorkingHours: 'Εργασία που δεν γίνεται μέσα στο ωράριο',
};

const named = (codes: Record<string, string>, words: Record<string, string>, suffix = ''): CodeRow[] =>
  Object.entries(codes).map(([kind, code]) => ({ code, description: `${words[kind]}${suffix}` }));

/**
 * The lists included in this package, for when the service does not reply. Lists of places, trades and activities are
 * long and change often, so only the service has those.
 */
export const shippedCodeLists: Readonly<Partial<Record<CodeListName, readonly CodeRow[]>>> = {
  WorkTimeType: [
    ...Object.entries(workTime).map(([code, description]) => ({ code, description })),
    ...named(leaveCodes, leave),
    ...named(hourlyLeaveCodes, leave, ' (ώρες)'),
  ],
  WorkCardDelayReason: named(lateReasons, late),
  OvertimeAitiologia: named(overtimeReasons, overtime),
};
