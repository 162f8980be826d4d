import { selectedHotel } from '#platform/hotel';
import { session } from '#platform/session';
import type { ExportFile } from './export-file';

/** A file as one of its hotel, or of the chosen one: the number in its name, the name in its head. */
export function atHotel(file: ExportFile): ExportFile {
  const hotel = file.hotel ?? selectedHotel.get()?.ErpCompanyId;
  const name = session.get()?.hotels.find(({ ErpCompanyId }) => ErpCompanyId === hotel)?.name;
  const headed = (scope: readonly string[]) =>
    !name || scope.some((line) => line.includes(name)) ? scope : [name, ...scope];
  return {
    ...file,
    ...(hotel !== undefined && { hotel }),
    scope: headed(file.scope),
    ...(file.print && { print: { ...file.print, scope: headed(file.print.scope) } }),
  };
}
