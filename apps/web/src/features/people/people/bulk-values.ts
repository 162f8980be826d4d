import { blankContract, contractOf } from './contract-values';

/** A form in which nothing changes yet. */
export const blankBulk = (today: string) => ({
  ...blankContract(today),
  departmentId: '',
  workCentreId: '',
  placeFrom: today,
  jobTitle: '',
  addSkill: '',
  skillEnds: '',
  removeSkill: '',
});

export type BulkValues = ReturnType<typeof blankBulk>;

/** What the form changes; an empty field changes nothing. */
export function bulkChange(values: BulkValues, hasContract: boolean) {
  const { departmentId, workCentreId, jobTitle, addSkill, skillEnds, removeSkill } = values;
  return {
    ...(departmentId && { departmentId: Number(departmentId) }),
    ...(workCentreId && { workCentreId: Number(workCentreId) }),
    ...(jobTitle.trim() && { jobTitle: jobTitle.trim() }),
    ...(addSkill.trim() && { addSkill: { name: addSkill.trim(), expiresOn: skillEnds || null } }),
    ...(removeSkill && { removeSkill }),
    ...(hasContract && { contract: contractOf(values) }),
  };
}
