import { codeListNames, type EmployeeFacts, shippedCodeLists } from '../src';
import type { SimulatedEmployer } from './employer';
import * as greek from './greek';
import { monthStatus } from './month-status';
import { isRecord, ok, type Reply, refused } from './reply';
import type { SimulatorState } from './state';

const parameter = (name: string, isRequired: boolean) => ({ name, description: null, isRequired, type: 'Text' });

export const servicesList = [
  { name: 'EX_BASE_01', description: 'Στοιχεία εργοδότη', parameters: [] },
  { name: 'EX_BASE_02', description: 'Παραρτήματα', parameters: [] },
  { name: 'EX_BASE_03', description: 'Λίστες κωδικών', parameters: [parameter('Parameter', true)] },
  {
    name: 'EX_BASE_04',
    description: 'Μηνιαία κατάσταση',
    parameters: [parameter('ReportYear', true), parameter('ReportMonth', true)],
  },
  { name: 'EX_BASE_05', description: 'Εργαζόμενοι', parameters: [parameter('afm', false)] },
  { name: 'EX_BASE_06', description: 'Αποδοχή όρων χρήσης', parameters: [] },
];

/** Runs one of the read-only services. One row is returned as an object, several as a list, none as an empty list. */
export function executeService(state: SimulatorState, body: unknown, employer: SimulatedEmployer): Reply {
  if (!isRecord(body)) return refused(400, greek.noJson);
  const code = String(body.ServiceCode);
  const parameters = new Map(
    (Array.isArray(body.Parameters) ? body.Parameters : [])
      .filter(isRecord)
      .map(({ ParameterName, ParameterValue }) => [String(ParameterName), String(ParameterValue)]),
  );
  const rows = (name: string, found: object[]) => ok({ [code]: { [name]: found.length === 1 ? found[0] : found } });

  switch (code) {
    case 'EX_BASE_01':
      return rows('Ergodotis', [employerRow(employer)]);
    case 'EX_BASE_02':
      return rows(
        'Pararthma',
        (employer.branches ?? [{ branch: 0, address: 'ΕΔΡΑ' }]).map(({ branch, address }) => ({
          Aa: String(branch),
          Address: address,
        })),
      );
    case 'EX_BASE_03': {
      const name = codeListNames.find((list) => list === parameters.get('Parameter'));
      if (!name) return refused(400, greek.wrongParameter('Parameter'));
      const list = shippedCodeLists[name] ?? [];
      return rows(
        'Param',
        list.map(({ code, description }) => ({ Code: code, Description: description, Extra: null })),
      );
    }
    case 'EX_BASE_04': {
      const [year, month] = [parameters.get('ReportYear') ?? '', parameters.get('ReportMonth') ?? ''];
      if (!/^[12]\d{3}$/.test(year)) return refused(400, greek.wrongParameter('ReportYear'));
      if (!/^(0?[1-9]|1[0-2])$/.test(month)) return refused(400, greek.wrongParameter('ReportMonth'));
      return rows('MiniaiaKatastash', monthStatus(state, employer, Number(year), Number(month)));
    }
    case 'EX_BASE_05': {
      const wanted = parameters.get('afm');
      const found = (employer.employees ?? []).filter(({ person }) => !wanted || person.taxNumber === wanted);
      return rows('Cur', found.map(employeeRow));
    }
    case 'EX_BASE_06':
      return rows('AnswerStatus', [termsRow(employer)]);
    default:
      return refused(400, greek.noSuchService(code));
  }
}

function employerRow({ taxNumber, name, isInCardSector }: SimulatedEmployer) {
  return {
    Id: taxNumber.slice(-5),
    Afm: taxNumber,
    Eponimia: name,
    Ame: null,
    IsInCardSector: isInCardSector ? '1' : '0',
  };
}

function termsRow({ hasAcceptedTerms = false }: SimulatedEmployer) {
  const answered = hasAcceptedTerms ? '1' : '0';
  return {
    MainStatus: answered,
    AnswerStatus: answered,
    AnswerAccept: answered,
    AnswerProtocol: hasAcceptedTerms ? 'ΔΟΚΟΡΟΙ' : null,
  };
}

const yesNo = (value: boolean | undefined) => (value === undefined ? null : value ? 'ΝΑΙ (1)' : 'ΟΧΙ (0)');
const decimal = (value: number | undefined) => value?.toFixed(1) ?? null;
const whole = (value: number | undefined) => (value === undefined ? null : String(value));

const employments = { full: 'ΠΛΗΡΗΣ (0)', part: 'ΜΕΡΙΚΗ (1)', rotational: 'ΕΚ ΠΕΡΙΤΡΟΠΗΣ (2)' };

function employeeRow(facts: EmployeeFacts) {
  return {
    afm: facts.person.taxNumber,
    Eponimo: facts.person.surname,
    Onoma: facts.person.givenName,
    PararthmaAa: String(facts.branch),
    WeekDays: facts.weekDays === undefined ? null : `${facts.weekDays}-ΗΜΕΡΗ (${facts.weekDays})`,
    KathestosApasxolisis: facts.employment === undefined ? null : employments[facts.employment],
    WeekHours: decimal(facts.weekHours),
    MhProblepsimoProgrammaErgasias: yesNo(facts.hasUnpredictableSchedule),
    WorkingTimeDigitalOrganization: yesNo(facts.isInDigitalOrganisation),
    FullEmploymentHours: decimal(facts.fullTimeWeekHours),
    DialeimmaMinutes: whole(facts.breakMinutes),
    DialeimmaEntosWrariou: yesNo(facts.isBreakInsideHours),
    WorkingCard: yesNo(facts.hasWorkCard),
    EueliktoWrario: whole(facts.flexibleArrivalMinutes),
  };
}
