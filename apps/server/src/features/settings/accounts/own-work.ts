/** The rights of an employee who is let in: to see their own work and to clock. */
export const ownWork = {
  mayClock: true,
  mayApprove: false,
  mayPlan: false,
  mayPayroll: false,
  maySeePay: false,
  mayMail: false,
  mayAdminister: false,
};
