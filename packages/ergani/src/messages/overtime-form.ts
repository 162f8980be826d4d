import type { LocalDate } from '@horae/local-time/local-date';
import { type OvertimeReason, overtimeReasons } from '../codes/reason';
import type { LocalTime } from '../local-time';
import { type Person, readPerson, type WirePerson, wirePerson } from './person';
import { isBlank, kindOf, readDate, unlessBlank, wireDate } from './wire-text';

/** The old overtime form E8 (`OvTime`, `OvTimeA`). The service no longer lists it; `overtime` has replaced it. */
export interface OvertimeFormMessage {
  readonly kind: 'overtimeForm';
  readonly isAfterwards: boolean;
  readonly forms: readonly OvertimeForm[];
}

export interface OvertimeForm {
  readonly branch: number;
  readonly corrects?: { readonly protocol: string; readonly date: LocalDate };
  /**
   * Codes of the inspectorate's office, the activities and the municipality, from the lists `Sepe`, `Stakod` and
   * `Kallikratis…`.
   */
  readonly inspectorate: string;
  readonly employersAssociation?: string;
  readonly mainActivity: string;
  readonly otherActivities?: readonly string[];
  readonly branchActivity: string;
  readonly municipality: string;
  readonly comments?: string;
  /** AFM of the employer's representative. */
  readonly representativeTaxNumber: string;
  readonly rows: readonly OvertimeFormRow[];
}

export interface OvertimeFormRow {
  readonly person: Person;
  /** AMKA, eleven digits. */
  readonly socialSecurityNumber: string;
  readonly date: LocalDate;
  readonly from: LocalTime;
  readonly to: LocalTime;
  readonly isCancelled: boolean;
  /** Code from the list `Step92`. */
  readonly specialty: string;
  readonly reason: OvertimeReason;
  readonly weekDays: 5 | 6;
  /** Number of the ministry's approval of overtime beyond the yearly cap. */
  readonly approval?: string;
}

export interface WireOvertimeForm {
  Overtimes: { Overtime: (Record<string, string> & { Ergazomenoi: { OvertimeErgazomenosDate: WireRow[] } })[] };
}

type WireRow = WirePerson & Record<string, string>;

const otherFields = ['f_kad_deyt_1', 'f_kad_deyt_2', 'f_kad_deyt_3', 'f_kad_deyt_4'];

export function overtimeFormBody({ forms }: OvertimeFormMessage): object {
  return { Overtimes: { Overtime: forms.map(wireForm) } };
}

function wireForm(form: OvertimeForm): object {
  return {
    f_aa_pararthmatos: String(form.branch),
    f_rel_protocol: form.corrects?.protocol ?? '',
    f_rel_date: form.corrects ? wireDate(form.corrects.date) : '',
    f_ypiresia_sepe: form.inspectorate,
    f_ergodotikh_organwsh: form.employersAssociation ?? '',
    f_kad_kyria: form.mainActivity,
    ...Object.fromEntries(otherFields.map((name, i) => [name, form.otherActivities?.[i] ?? ''])),
    f_kad_pararthmatos: form.branchActivity,
    f_kallikratis_pararthmatos: form.municipality,
    f_comments: form.comments ?? '',
    f_afm_proswpoy: form.representativeTaxNumber,
    Ergazomenoi: { OvertimeErgazomenosDate: form.rows.map(wireRow) },
  };
}

function wireRow({ person, ...row }: OvertimeFormRow): object {
  const { f_afm, f_eponymo, f_onoma } = wirePerson(person);
  return {
    f_afm,
    f_amka: row.socialSecurityNumber,
    f_eponymo,
    f_onoma,
    f_date: wireDate(row.date),
    f_from: row.from,
    f_to: row.to,
    f_cancellation: row.isCancelled ? '1' : '0',
    f_step: row.specialty,
    f_reason: overtimeReasons[row.reason],
    f_weekdates: String(row.weekDays),
    f_asee: row.approval ?? '',
  };
}

export function readOvertimeForm(body: WireOvertimeForm, isAfterwards: boolean): OvertimeFormMessage {
  return { kind: 'overtimeForm', isAfterwards, forms: body.Overtimes.Overtime.map(readForm) };
}

function readForm({ Ergazomenoi, ...wire }: WireOvertimeForm['Overtimes']['Overtime'][number]): OvertimeForm {
  const field = (name: string) => wire[name]!;
  const otherActivities = otherFields.map(field).filter((code) => !isBlank(code));
  return {
    branch: Number(field('f_aa_pararthmatos')),
    ...(isBlank(field('f_rel_protocol'))
      ? {}
      : { corrects: { protocol: field('f_rel_protocol'), date: readDate(field('f_rel_date')) } }),
    inspectorate: field('f_ypiresia_sepe'),
    ...unlessBlank('employersAssociation', field('f_ergodotikh_organwsh')),
    mainActivity: field('f_kad_kyria'),
    ...(otherActivities.length > 0 ? { otherActivities } : {}),
    branchActivity: field('f_kad_pararthmatos'),
    municipality: field('f_kallikratis_pararthmatos'),
    ...unlessBlank('comments', field('f_comments')),
    representativeTaxNumber: field('f_afm_proswpoy'),
    rows: Ergazomenoi.OvertimeErgazomenosDate.map(readRow),
  };
}

function readRow(row: WireRow): OvertimeFormRow {
  return {
    person: readPerson(row),
    socialSecurityNumber: row.f_amka!,
    date: readDate(row.f_date!),
    from: row.f_from!,
    to: row.f_to!,
    isCancelled: row.f_cancellation === '1',
    specialty: row.f_step!,
    reason: kindOf(overtimeReasons, row.f_reason!)!,
    weekDays: row.f_weekdates === '6' ? 6 : 5,
    ...unlessBlank('approval', row.f_asee!),
  };
}
