/** `07:58` of a moment, in the zone of the hotel. */
export const timeIn = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(new Date(moment));
