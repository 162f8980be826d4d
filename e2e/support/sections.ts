import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface AreaSections {
  /** The place of the area among the others, the same in server, web and contract. */
  order: number;
  sections: readonly [path: string, heading: string][];
}

const areas = new URL('../', import.meta.url);

/** Every page of a section with its heading, as `<area>/sections.json` says: what the walk through all pages opens. */
export const sections = readdirSync(areas)
  .map((area) => new URL(`${area}/sections.json`, areas))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as AreaSections)
  .sort((a, b) => a.order - b.order)
  .flatMap((area) => area.sections);
