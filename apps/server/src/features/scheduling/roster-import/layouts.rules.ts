import { matchHeadings } from '@horae/sheet-file/match-headings';
import { deputy, type Layout, plain } from './known-layouts.rules';

/** Thrown when the columns do not say what a roster needs. */
export class UnreadColumns extends Error {}

const folded = (column: string) =>
  column
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, ' ');

/** Returns the layout that fits this heading; a mapping (field → column) wins. Throws a one-line message for none. */
export function layoutOf(heading: string[], mapping?: Record<string, string>): Layout {
  const columns = new Map(heading.map((column) => [folded(column), column]));
  const found = mapping
    ? { name: 'mapped', ...mapping }
    : knownOrLikely(heading).find((layout) => isIn(layout, columns));
  if (!found) {
    throw new UnreadColumns(
      `The columns are neither those of a Deputy schedule (${needed(deputy).join(', ')}) nor plain (${needed(plain).join(', ')}). Match them with --map FILE.json.`,
    );
  }
  const layout: Layout = { name: found.name };
  for (const [field, wanted] of Object.entries(found)) {
    if (field === 'name' && !mapping) continue;
    const column = columns.get(folded(String(wanted)));
    if (column === undefined && mapping && field !== 'name')
      throw new UnreadColumns(`The mapping uses the column "${wanted}" for ${field}, but the file has no such column.`);
    if (column !== undefined) Object.assign(layout, { [field]: column });
  }
  refuseIncomplete(layout);
  return layout;
}

/** With a column of days, the start is a time, which the plain layout has in one column with the day. */
function knownOrLikely(heading: readonly string[]): Layout[] {
  const likely = likelyLayout(heading);
  return likely.startDate ? [deputy, likely] : [deputy, plain, likely];
}

/** Whether this mapping alone says what a roster needs. */
export function isReadable(heading: string[], mapping: Record<string, string>): boolean {
  try {
    return Boolean(layoutOf(heading, mapping));
  } catch (error) {
    if (error instanceof UnreadColumns) return false;
    throw error;
  }
}

const needed = (layout: Layout) =>
  [layout.email ?? layout.employeeCode, layout.startDate ?? layout.start, layout.endTime ?? layout.end].map(String);

const isIn = (layout: Layout, columns: Map<string, string>) => {
  const { email, employeeCode, startDate, start, startTime, endTime, end } = layout;
  const isWhole = (email || employeeCode) && (start || (startDate && startTime)) && (endTime || end);
  return Boolean(isWhole) && needed(layout).every((column) => columns.has(folded(column)));
};

function refuseIncomplete(layout: Layout): void {
  if (!layout.email && !layout.employeeCode)
    throw new UnreadColumns('No column identifies the person: match employeeCode or email.');
  if (!layout.start && !(layout.startDate && layout.startTime))
    throw new UnreadColumns('No column has the start of the shift: match start, or startDate and startTime.');
  if (!layout.end && !layout.endTime)
    throw new UnreadColumns('No column has the end of the shift: match end, or endTime.');
}

/** The names of the columns in files of other programs, and in those that hotels write themselves. */
const names: Record<Exclude<keyof Layout, 'name' | 'start' | 'end'>, readonly string[]> = {
  employeeCode: [
    'employee code',
    'code',
    'employee id',
    'staff id',
    'κωδικός',
    'κωδικός εργαζομένου',
    'α.μ.',
    'μητρώο',
  ],
  email: ['email', 'e-mail', 'email address'],
  employeeName: ['name', 'employee', 'employee name', 'full name', 'ονοματεπώνυμο', 'επώνυμο και όνομα', 'εργαζόμενος'],
  department: ['department', 'area', 'dept', 'τμήμα'],
  jobTitle: ['job title', 'job', 'ειδικότητα'],
  workCentre: ['work centre', 'work center', 'κέντρο εργασίας'],
  costPlace: ['cost place', 'cost centre', 'cost center', 'κέντρο κόστους'],
  location: ['location'],
  startDate: ['start date', 'date', 'day', 'shift date', 'ημερομηνία', 'ημερομηνία έναρξης', 'ημέρα'],
  startTime: ['start time', 'start', 'from', 'time in', 'από', 'έναρξη', 'ώρα έναρξης', 'ώρα από', 'προσέλευση'],
  endDate: ['end date', 'ημερομηνία λήξης'],
  endTime: ['end time', 'end', 'to', 'finish', 'time out', 'έως', 'λήξη', 'ώρα λήξης', 'ώρα έως', 'μέχρι', 'αποχώρηση'],
  type: ['type', 'shift type', 'τύπος', 'τύπος βάρδιας', 'είδος βάρδιας'],
  breakMinutes: ['meal break (mins)', 'break', 'break minutes', 'διάλειμμα', 'διάλειμμα λεπτά'],
  comment: ['comment', 'comments', 'notes', 'σχόλιο', 'σχόλια', 'παρατηρήσεις'],
  published: ['published'],
  open: ['open'],
};

/** Whether a cell is a heading of a roster file that we recognise. */
export const isRosterHeading = (text: string): boolean => matchHeadings([text], names)[0] !== undefined;

/** The layout that the headings say by likeness. Without a column of days, start and end hold the day as well. */
function likelyLayout(heading: readonly string[]): Layout {
  const layout: Layout = { name: 'matched by headings' };
  for (const [at, field] of matchHeadings(heading, names).entries()) if (field) layout[field] = heading[at]!;
  if (layout.startDate) return layout;
  const { startTime, endTime, ...others } = layout;
  return { ...others, ...(startTime && { start: startTime }), ...(endTime && { end: endTime }) };
}
