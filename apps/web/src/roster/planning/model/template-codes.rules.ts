import type { ShiftTemplate, ShiftTemplates } from '@horae/contract/scheduling/shift-templates.contract';
import { minutesFromTo } from '@horae/local-time/time-of-day';
import { codeKey } from '@horae/roster-grid';

/** A template as it is planned: minutes after midnight, the end of a night after 1440. */
export interface PlannedTemplate {
  code: string;
  name: string;
  type: ShiftTemplate['type'];
  from: number;
  to: number;
  breakMinutes: number;
  /** Null: none beside what the job needs. */
  skill: string | null;
  colour: ShiftTemplate['colour'];
}

/** The template of a code as typed, if it is one. */
export type TemplateOf = (code: string) => PlannedTemplate | undefined;

export const noTemplates: TemplateOf = () => undefined;

/** The templates that are typed for the people of a department: its own, then those of the hotel. */
export interface DepartmentCodes {
  templateOf: TemplateOf;
  templates: readonly PlannedTemplate[];
  /** They are still being loaded: what is not understood may be a code. */
  isPending?: boolean;
}

const noCodes: DepartmentCodes = { templateOf: noTemplates, templates: [] };
export const pendingCodes: DepartmentCodes = { ...noCodes, isPending: true };

/** Finds the templates of a department; each department’s are put together once. */
export function templateCodes({ templates, departments }: Pick<ShiftTemplates, 'templates' | 'departments'>) {
  const latest = new Map(departments.flatMap(({ id, formerly }) => formerly.map((former) => [former, id] as const)));
  const known = new Map<number, DepartmentCodes>();
  return (departmentId: number): DepartmentCodes => {
    if (templates.length === 0) return noCodes;
    const id = latest.get(departmentId) ?? departmentId;
    const codes = known.get(id) ?? codesOf(templates, id);
    known.set(id, codes);
    return codes;
  };
}

function codesOf(templates: readonly ShiftTemplate[], department: number): DepartmentCodes {
  const byKey = new Map<string, PlannedTemplate>();
  const own = templates.filter(({ departmentId }) => departmentId === department);
  const ofHotel = templates.filter(({ departmentId }) => departmentId === null);
  for (const template of [...own, ...ofHotel]) {
    const key = codeKey(template.code);
    if (!byKey.has(key)) byKey.set(key, planned(template));
  }
  return { templateOf: (code) => byKey.get(codeKey(code)), templates: [...byKey.values()] };
}

function planned({ code, name, type, start, end, breakMinutes, skill, colour }: ShiftTemplate): PlannedTemplate {
  const { startMinute: from, endMinute: to } = minutesFromTo(start, end);
  const times = { from, to, breakMinutes };
  return { code, name, type, ...times, skill: skill || null, colour };
}
