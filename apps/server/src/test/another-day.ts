/** A zone in which it is, at this moment, another date than in UTC: the dates of a database in UTC do not hold there. */
export const zoneOfAnotherDay = (): string =>
  new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
