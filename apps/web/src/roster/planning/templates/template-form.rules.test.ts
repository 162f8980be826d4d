import { expect, it } from 'vitest';
import { blankTemplate, type EditedTemplate, fieldsOf, textsOf } from './template-form.rules';

const template: EditedTemplate = {
  code: 'E1',
  name: 'Early',
  start: '07:00',
  end: '15:00',
  breakMinutes: 30,
  type: 'Split',
  departmentId: 7,
  skill: 'First aid',
  colour: 'teal',
};

it('a template in its form is the same template', () => {
  expect(fieldsOf(textsOf(template))).toEqual(template);
  const plain = { ...template, breakMinutes: 0, departmentId: null, skill: '', colour: null };
  expect(fieldsOf(textsOf(plain))).toEqual(plain);
});

it('a new one is regular work whose code, name and times are to be entered', () => {
  expect(textsOf(blankTemplate(7))).toEqual({
    code: '',
    name: '',
    start: '',
    end: '',
    breakMinutes: '',
    type: 'Regular',
    departmentId: '7',
    skill: '',
    colour: '',
  });
  expect(textsOf(blankTemplate(null)).departmentId).toBe('');
});

it('blanks are taken off, and an unknown type or colour is none', () => {
  const texts = {
    ...textsOf(template),
    code: ' E1 ',
    name: ' Early ',
    skill: ' First aid ',
    type: 'DayOff',
    colour: 'grey',
  };
  expect(fieldsOf(texts)).toEqual({ ...template, type: 'Regular', colour: null });
});
