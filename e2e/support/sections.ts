import { existsSync, readdirSync, readFileSync } from 'node:fs';

interface AreaSections {
  /** The position of the area, the same in server, web and contract. */
  order: number;
  sections: readonly [path: string, heading: string][];
}

const areas = new URL('../', import.meta.url);

const byArea = readdirSync(areas)
  .map((name) => ({ name, file: new URL(`${name}/sections.json`, areas) }))
  .filter(({ file }) => existsSync(file))
  .map(({ name, file }) => ({ name, area: JSON.parse(readFileSync(file, 'utf8')) as AreaSections }))
  .sort((a, b) => a.area.order - b.area.order);

/** Every page of every section with its heading, from `<area>/sections.json`; some tests go through all of them. */
export const sections = byArea.flatMap(({ area }) => area.sections);

export const sampleSections = new Set(byArea.find(({ name }) => name === 'demo-apps')?.area.sections);
