import type { ExportFile, ExportFormat } from '#ui/export/export-file';
import type { Paper, PrintDocument, PrintMark } from '#ui/export/print-shape';
import { shiftWords } from '#ui/shift-types';
import type { EmployeeRow } from '../model/rows.rules';
import type { TemplateOfShift } from '../planning/model/template-of-shift.rules';
import { lookOf } from '../texts/shift-texts';
import { dayPages } from './day-pages';
import { postedLegend, postedPages } from './posted-pages';
import { rosterFilesWords } from './roster-files.words';
import { rosterPages } from './roster-pages';
import { barsIn, peopleIn, type RosterPicture, scopeLines } from './roster-picture';
import { rosterSheet, totalsSheet } from './roster-sheets';
import { sheetPages } from './sheet-pages';
import { shiftSheet } from './shift-sheet';

export const layouts = ['roster', 'posted', 'sheets', 'days'] as const;
export type Layout = (typeof layouts)[number];

export interface PageWishes {
  layout: Layout;
  paper: Paper;
  isPagePerGroup: boolean;
  hasSignature: boolean;
  /** When and by whom the days were last published, on the roster that is posted. */
  published?: string | undefined;
  /** The templates whose codes are posted; without them, the hours are. */
  templateOf?: TemplateOfShift | undefined;
  /** Why they were published against the law, on paper that is neither posted nor handed to one person. */
  unlawful?: readonly string[] | undefined;
}

/** With more days than this, large text does not fit. */
const mostLarge = 7;

export const usualPages: PageWishes = { layout: 'roster', paper: 'a4', isPagePerGroup: false, hasSignature: false };

/** The shift types that are visible, including absence. */
function legendOf(picture: RosterPicture): PrintMark[] {
  const looks = new Map(
    peopleIn(picture)
      .flatMap(({ id }) => barsIn(picture, id))
      .map(({ shift }) => [lookOf(shift).code, lookOf(shift)] as const),
  );
  return [...looks.values()].map(({ family, code, label }) => ({ family, text: `${code} ${shiftWords.say(label)}` }));
}

async function pagesOf(
  picture: RosterPicture,
  wishes: PageWishes,
  people: readonly EmployeeRow[],
): Promise<PrintDocument> {
  const { layout, paper, isPagePerGroup, hasSignature, published = '', unlawful = [], templateOf } = wishes;
  const signature = hasSignature ? rosterFilesWords.say('signature') : undefined;
  const sections =
    layout === 'sheets'
      ? await sheetPages(picture, people, signature)
      : layout === 'days'
        ? await dayPages(picture)
        : layout === 'posted'
          ? await postedPages(picture, templateOf)
          : await rosterPages(picture, isPagePerGroup);
  const last = sections.at(-1);
  const isSigned = layout !== 'sheets' && signature && last;
  return {
    title: layout === 'posted' ? rosterFilesWords.say('grid') : picture.title,
    scope:
      layout === 'posted'
        ? [scopeLines(picture)[0]!, published].filter(Boolean)
        : [...scopeLines(picture), ...(layout === 'sheets' ? [] : unlawful)],
    paper,
    isLarge: layout === 'posted' && paper === 'a3' && picture.range.dates.length <= mostLarge,
    orientation: layout === 'roster' || layout === 'posted' ? 'landscape' : 'portrait',
    legend: layout === 'posted' ? postedLegend(picture, templateOf) : legendOf(picture),
    sections: isSigned ? [...sections.slice(0, -1), { ...last, signature }] : sections,
  };
}

/** Builds the export of a calendar of people by days; `people` selects the sheets to print. */
export async function rosterFile(
  picture: RosterPicture,
  format: ExportFormat,
  wishes: PageWishes = usualPages,
  people: readonly EmployeeRow[] = peopleIn(picture),
): Promise<ExportFile> {
  const shifts = await shiftSheet(picture);
  const isOnPages = format === 'print' || format === 'pdf';
  return {
    name: picture.name,
    personal: 'roster',
    hotel: picture.hotel.ErpCompanyId,
    date: picture.period.start,
    title: picture.title,
    scope: scopeLines(picture),
    sheets: format === 'xlsx' ? [shifts, await rosterSheet(picture), totalsSheet(picture)] : [shifts],
    ...(isOnPages && { print: await pagesOf(picture, wishes, people) }),
    done: rosterFilesWords.say('done', { count: shifts.rows.length }),
  };
}
