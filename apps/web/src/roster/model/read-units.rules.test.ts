import { expect, it } from 'vitest';
import { unitsOf } from './read-units.rules';

it('reads the lists and the units that were applied', () => {
  const rooms = { value: 4, label: 'Rooms' };
  const sent = {
    businessUnitList: [rooms, { value: '5', label: 'Spa' }, { value: 6 }, { value: 'x' }, null],
    branchList: [],
    workCenterList: 'none',
    hotelPeople: 96,
    selectedBusAndOrgUnit: { businessUnit: rooms, orgUnit: { value: 9, label: 'Floors' } },
  };
  expect(unitsOf(sent)).toEqual({
    businessUnits: [rooms, { value: 5, label: 'Spa' }, { value: 6, label: '6' }],
    orgUnits: [],
    workCenters: null,
    hotelPeople: 96,
    appliedUnit: rooms,
    appliedOrgUnit: { value: 9, label: 'Floors' },
  });
});

it('knows nothing of what is not sent, and takes the unit alone where that is all', () => {
  const unit = { value: 4, label: 'Rooms' };
  const nothing = { businessUnits: null, orgUnits: null, workCenters: null, hotelPeople: null, appliedOrgUnit: null };
  expect(unitsOf({})).toEqual({ ...nothing, appliedUnit: null });
  expect(unitsOf({ selectedBusinessUnit: unit, hotelPeople: '96' })).toEqual({ ...nothing, appliedUnit: unit });
});
