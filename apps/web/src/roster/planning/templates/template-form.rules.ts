import {
  type ShiftTemplate,
  type ShiftTemplateFields,
  templateColours,
} from '@horae/contract/scheduling/shift-templates.contract';
import { workedTypes } from '@horae/contract/scheduling/staff-timeline.contract';

export type TemplateTexts = Record<
  'code' | 'name' | 'start' | 'end' | 'breakMinutes' | 'type' | 'departmentId' | 'skill' | 'colour',
  string
>;

/** A template in its form; without an id it is new. */
export type EditedTemplate = ShiftTemplateFields & Partial<Pick<ShiftTemplate, 'id' | 'version'>>;

export const blankTemplate = (departmentId: number | null): EditedTemplate => ({
  code: '',
  name: '',
  start: '',
  end: '',
  breakMinutes: 0,
  type: 'Regular',
  departmentId,
  skill: '',
  colour: null,
});

export const textsOf = ({
  code,
  name,
  start,
  end,
  breakMinutes,
  type,
  departmentId,
  skill,
  colour,
}: EditedTemplate): TemplateTexts => ({
  code,
  name,
  start,
  end,
  breakMinutes: breakMinutes === 0 ? '' : String(breakMinutes),
  type,
  departmentId: departmentId === null ? '' : String(departmentId),
  skill,
  colour: colour ?? '',
});

export const fieldsOf = ({
  code,
  name,
  start,
  end,
  breakMinutes,
  type,
  departmentId,
  skill,
  colour,
}: TemplateTexts): ShiftTemplateFields => ({
  code: code.trim(),
  name: name.trim(),
  start,
  end,
  breakMinutes: Number(breakMinutes),
  type: workedTypes.find((one) => one === type) ?? 'Regular',
  departmentId: departmentId === '' ? null : Number(departmentId),
  skill: skill.trim(),
  colour: templateColours.find((one) => one === colour) ?? null,
});
