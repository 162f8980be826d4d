/** Returns a zone whose current date differs from that in UTC, to expose code that uses the database's UTC dates. */
export const zoneOfAnotherDay = (): string =>
  new Date().getUTCHours() < 10 ? 'Pacific/Pago_Pago' : 'Pacific/Kiritimati';
