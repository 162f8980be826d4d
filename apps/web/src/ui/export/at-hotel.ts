import { selectedHotel } from '#platform/hotel';
import { session } from '#platform/session';
import type { ExportFile } from './export-file';

/** Adds the file's hotel, or the selected one: its number to the file name, its name to the header. */
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
