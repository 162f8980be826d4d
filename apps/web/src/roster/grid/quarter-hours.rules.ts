const quarters = ['', '¼', '½', '¾'];

/** `8`, `4½`, `4:20`: exact where there is little room, so that the parts of a day add up. */
export function quarterHours(exact: number): string {
  const minutes = Math.round(exact);
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const quarter = quarters[rest / 15];
  if (quarter === undefined) return `${hours}:${String(rest).padStart(2, '0')}`;
  return `${hours > 0 || rest === 0 ? hours : ''}${quarter}`;
}
