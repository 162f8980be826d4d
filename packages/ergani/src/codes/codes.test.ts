import { expect, it } from 'vitest';
import { codeListNames, shippedCodeLists } from './code-list';
import { overtimeTypes, scheduleTypes } from './day-type';
import { hourlyLeaveCodes, leaveCodes } from './leave-kind';
import { lateReasons, overtimeReasons } from './reason';

const letters = [scheduleTypes, overtimeTypes, leaveCodes, hourlyLeaveCodes].flatMap((codes) => Object.values(codes));

it('has every code of working time once, in Greek capitals', () => {
  expect(letters).toHaveLength(4 + 2 + 29 + 7);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.filter((code) => !/^[Α-Ω]{2,10}$/.test(code))).toEqual([]);
});

it('ships the lists of working time and of reasons, each row with words', () => {
  expect(shippedCodeLists.WorkTimeType?.map(({ code }) => code).sort()).toEqual(letters.sort());
  expect(shippedCodeLists.WorkCardDelayReason?.map(({ code }) => code)).toEqual(Object.values(lateReasons));
  expect(shippedCodeLists.OvertimeAitiologia?.map(({ code }) => code)).toEqual(Object.values(overtimeReasons));
  for (const name of codeListNames)
    for (const { description } of shippedCodeLists[name] ?? []) expect(description).toMatch(/^[\p{L} ,()]+$/u);
});
