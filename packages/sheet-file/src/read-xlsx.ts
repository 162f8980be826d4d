import { scanXml } from './scan-xml';
import type { Sheet, SheetName } from './sheet';
import { type Archive, damaged } from './unzip';
import { readFormats } from './xlsx-formats';
import { readXlsxSheet, type Workbook } from './xlsx-sheet';
import { readSharedTexts } from './xlsx-texts';

interface Part extends SheetName {
  path: string;
}

/** The sheets of an Excel workbook, and a reader for one of them. */
export async function openXlsx(archive: Archive) {
  const root = await relations(archive, '_rels/.rels', '');
  const path = [...root.values()].find((target) => /workbook\d*\.xml$/i.test(target)) ?? 'xl/workbook.xml';
  if (!archive.has(path)) throw damaged();
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  const targets = await relations(archive, `${folder}_rels/${path.slice(folder.length)}.rels`, folder);
  const { parts, is1904 } = await readWorkbook(archive, path, targets);
  const optional = (name: RegExp) => [...targets.values()].find((target) => name.test(target) && archive.has(target));
  let workbook: Workbook | undefined;

  async function shared(): Promise<Workbook> {
    const texts = optional(/sharedStrings\d*\.xml$/i);
    const styles = optional(/styles\d*\.xml$/i);
    return {
      texts: texts ? readSharedTexts(await archive.bytes(texts)) : [],
      formats: styles ? readFormats(await archive.bytes(styles)) : [],
      is1904,
    };
  }

  return {
    sheets: parts,
    async read({ name, path: sheet }: Part): Promise<Sheet> {
      workbook ??= await shared();
      return readXlsxSheet(name, await archive.bytes(sheet), workbook);
    },
  };
}

async function readWorkbook(archive: Archive, path: string, targets: Map<string, string>) {
  const parts: Part[] = [];
  let is1904 = false;
  scanXml(await archive.bytes(path), {
    open(element, attributes) {
      if (element === 'workbookPr') is1904 = /^(1|true)$/.test(attributes.date1904 ?? '');
      if (element !== 'sheet') return;
      const target = targets.get(attributes.id ?? '');
      // Charts are sheets without cells.
      if (target?.includes('worksheets/')) {
        parts.push({
          name: attributes.name ?? '',
          isHidden: (attributes.state ?? 'visible') !== 'visible',
          path: target,
        });
      }
    },
  });
  return { parts, is1904 };
}

/** The parts that a part refers to, by id; paths are complete. */
async function relations(archive: Archive, path: string, folder: string): Promise<Map<string, string>> {
  const targets = new Map<string, string>();
  if (!archive.has(path)) return targets;
  scanXml(await archive.bytes(path), {
    open(element, { Id, Target = '' }) {
      if (element === 'Relationship' && Id) targets.set(Id, Target.startsWith('/') ? Target.slice(1) : folder + Target);
    },
  });
  return targets;
}
