import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface AreaSections {
  /** The position of the area, the same in server, web and contract. */
  order: number;
  sections: readonly [path: string, heading: string][];
}

const areas = new URL('../', import.meta.url);

/** Every page of every section with its heading, from `<area>/sections.json`; some tests go through all of them. */
export const sections = readdirSync(areas)
  .map((area) => new URL(`${area}/sections.json`, areas))
  .filter((file) => existsSync(file))
  .map((file) => JSON.parse(readFileSync(file, 'utf8')) as AreaSections)
  .sort((a, b) => a.order - b.order)
  .flatMap((area) => area.sections);
