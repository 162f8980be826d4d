import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { expect, it } from 'vitest';
import { toldApart } from './told-apart.rules';

const person = (title: string, employeeCode: string) => ({ title, employeeCode }) as StaffResource;

it('tells two people of one name apart by code, and leaves the others', () => {
  const people = [person('Δούκα Άννα', 'E1'), person('Ρήγα Ζωή', 'E2'), person('Δούκα Άννα', 'E3')];
  expect(toldApart(people).map(({ title }) => title)).toEqual(['Δούκα Άννα (E1)', 'Ρήγα Ζωή', 'Δούκα Άννα (E3)']);
  const unlike = people.slice(0, 2);
  expect(toldApart(unlike)).toBe(unlike);
});
