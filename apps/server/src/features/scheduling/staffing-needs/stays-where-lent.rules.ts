interface Stay {
  from: string;
  departmentId: number;
  jobTitle: string;
}

/** Where and as what somebody works from a day on, with the departments to which they are lent; days like the one before are left out. */
export function staysWhereLent(
  stays: readonly Stay[],
  dates: readonly string[],
  lentTo: (day: string) => number | undefined,
): Stay[] {
  const found: Stay[] = [];
  for (const from of dates) {
    const own = stays.findLast((stay) => stay.from <= from) ?? stays[0]!;
    const departmentId = lentTo(from) ?? own.departmentId;
    const before = found.at(-1);
    if (before?.departmentId !== departmentId || before.jobTitle !== own.jobTitle)
      found.push({ from, departmentId, jobTitle: own.jobTitle });
  }
  return found;
}
