import ts from 'typescript';

/**
 * Returns the columns that texts other than SQL name, such as `'employee_id'` in a list of columns. Only names with an
 * underscore, since any other word may be anything.
 */
export function columnsInTexts(path, file, columns) {
  if (path.endsWith('.table.ts')) return [];
  const found = new Set();
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) || ts.isImportDeclaration(node) || ts.isTypeNode(node)) return;
    if (ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node)) {
      for (const word of node.text.match(/\b[a-z]\w*_\w+\b/g) ?? []) if (columns.has(word)) found.add(word);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

/** Returns the words after the row that could not be written, or after what is put in: `excluded.notes`, `${s}.notes`. */
export const qualifiedColumns = (text) =>
  [...text.matchAll(/(?:\bexcluded|\$\{\w*\})\.([a-z]\w*)/g)].map(([, name]) => name);

/** Operators of SQL whose words are columns too. */
const operators = /\bat\s+time\s+zone\b/gi;
const definedAs = /\bas\s+([a-z]\w*)(?:\s*\(([\w\s,]+)\))?/gi;
const commonColumns = /\b[a-z]\w*\s*\(([\w\s,]+)\)\s+as\s*\(/gi;

/**
 * Returns the columns of these tables that a text names without table, as in `select day from ${shifts}`. A name that
 * the file itself gives to a value, or that comes from a table (`${s.day}`), is one of an inner query.
 */
export function unqualified(text, values, file, columns, isRow) {
  if (columns.size === 0) return [];
  const taken = values
    .filter((value) => ts.isPropertyAccessExpression(value) && isRow(value.expression))
    .map(({ name }) => name.text);
  const defined = new Set([...taken, ...namesDefined(file.text)]);
  const words = text
    .replaceAll(/--.*$/gm, '')
    .replaceAll(/'[^']*'|"[^"]*"|\$\{\w*\}/g, ' . ')
    .replaceAll(operators, ' ');
  const found = [...words.matchAll(/(?<![.\w:]|\)\s+)([a-z][a-z0-9]*)\b(?!\s*[.(])/g)].map(([, name]) => name);
  return found.filter((name) => columns.has(name) && !defined.has(name));
}

function namesDefined(text) {
  const names = [...text.matchAll(definedAs)].flatMap(([, ...parts]) => parts);
  const lists = [...text.matchAll(commonColumns)].map(([, list]) => list);
  return [...names, ...lists].flatMap((list) => list?.split(/\W+/) ?? []);
}
