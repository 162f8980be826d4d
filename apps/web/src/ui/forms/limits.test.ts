import { AgreementFields, agreementsContract } from '@horae/contract/time/agreements.contract';
import { PolicyFields } from '@horae/contract/time/clock-policies.contract';
import { expect, it } from 'vitest';
import { countLimit, lengthLimit, numberLimit } from './limits';

const { source, jobTitles, validFrom } = AgreementFields.shape;

it('a limit is read from the contract, behind defaults and checks too', () => {
  expect(lengthLimit(source)).toBe(200);
  expect(numberLimit(PolicyFields.shape.graceIn)).toBe(60);
});

it('a list has a limit of its entries and one of each of them', () => {
  expect(countLimit(jobTitles)).toBe(50);
  expect(lengthLimit(jobTitles)).toBe(120);
});

it('where the contract sets none there is none', () => {
  expect(lengthLimit(validFrom)).toBeUndefined();
  expect(countLimit(source)).toBeUndefined();
  expect(lengthLimit(agreementsContract.add.body)).toBeUndefined();
});
