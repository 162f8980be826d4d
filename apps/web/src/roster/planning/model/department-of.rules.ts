import type { NeedDays } from '@horae/contract/scheduling/staffing-needs.contract';

type Person = NeedDays['staff'][number];

/** The department in which work counts as cover: the one of the person. */
export const departmentOf = (_work: { id: number }, { departmentId }: Person, _day: string): number => departmentId;
