/** Prints rows as lines; rows of several labels become a table with a line for each `what`. */
export function print(rows) {
  const compared = rows.filter(({ label }) => label !== undefined);
  if (compared.length > 0) printTable(compared);
  for (const row of rows) if (row.label === undefined) process.stdout.write(`${line(row)}\n`);
}

function printTable(rows) {
  const components = [...new Map(rows.map((row) => [row.label, row])).values()];
  const lines = [
    ['', ...components.map(({ label }) => `  ${label}`), ''],
    ['', ...components.map(({ licence }) => `  ${licence ?? ''}`), ''],
  ];
  for (const what of new Set(rows.map((row) => row.what))) {
    const cells = components.map(({ label }) => rows.find((row) => row.what === what && row.label === label));
    const { unit } = rows.find((row) => row.what === what);
    const budgeted = cells.find((cell) => cell?.budget !== undefined);
    lines.push([unit ? `${what}, ${unit}` : what, ...cells.map(cellOf), budgeted ? limit(budgeted) : '']);
  }
  const widths = lines[0].map((_, column) => Math.max(...lines.map((cells) => cells[column].length)));
  for (const cells of lines)
    process.stdout.write(
      `${cells
        .map((cell, column) => cell.padEnd(widths[column] + 2))
        .join('')
        .trimEnd()}\n`,
    );
}

function line(row) {
  const { what, unit, budget } = row;
  const shown = `${number(row)} ${unit}`.trim();
  if (budget === undefined) return `    ${what.padEnd(64)} ${shown}`;
  return `  ${mark(row)} ${what.padEnd(64)} ${shown.padEnd(12)} ${limit(row)}`;
}

function cellOf(row) {
  if (!row) return '';
  return row.budget === undefined ? `  ${number(row)}` : `${mark(row)} ${number(row)}`;
}

function number({ value, note }) {
  if (value === null) return note ?? '–';
  return Number.isInteger(value) ? String(value) : value.toFixed(1);
}

function mark({ value, budget, isAtLeast }) {
  if (value === null) return '✗';
  return (isAtLeast ? value >= budget : value <= budget) ? '✓' : '✗';
}

const limit = ({ budget, isAtLeast }) => `${isAtLeast ? '≥' : '≤'} ${budget}`;
