import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './environment.mjs';

const source = 'apps/server/src';
const isRead = (path) =>
  path.endsWith('.ts') && !/(\.test|-fixture)\.ts$|\/(test|migrations)\/|\/test-[^/]+$/.test(path);

/** The code that may write and name every table, and why. */
const mayDoAll = [
  // The ledger names tables as text, because triggers are generated from it.
  /^apps\/server\/src\/derived\//,
  // An export contains every table as it was, even from before today's table objects.
  /^apps\/server\/src\/platform\/transfer\//,
];

/** The demo fills and empties every table of its hotels. */
const mayWriteAll = /^apps\/server\/src\/features\/core\/demo\//;

/**
 * Finds writes to tables of other features, and the names of tables and columns and the aliases that SQL spells as text
 * instead of taking them from the table object.
 * @param files path and text of every file of the server
 * @returns one `{ file, kind, name, owner }` per file, kind and name; `kind` is `write`, `table`, `column` or `alias`
 */
export function sqlFaults(files) {
  const parsed = new Map([...files].map(([path, text]) => [path, ts.createSourceFile(path, text, 99, true)]));
  const tables = [...parsed].flatMap(([path, file]) => declaredTables(path, file));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const columns = new Set([...parsed].flatMap(([path, file]) => declaredColumns(path, file)));
  const found = new Map();
  for (const [path, file] of parsed) {
    if (mayDoAll.some((rule) => rule.test(path))) continue;
    const objects = tableObjects(path, file, tables);
    const note = (kind, name, owner) => found.set(`${kind} ${path} ${name}`, { file: path, kind, name, owner });
    const noteWrite = (table) => {
      if (table && table.owner !== ownerOf(path) && !mayWriteAll.test(path)) note('write', table.name, table.owner);
    };
    for (const text of sqlTexts(file)) readSql(text, { byName, objects, columns, note, noteWrite });
    for (const name of drizzleWrites(file)) noteWrite(objects.get(name));
  }
  return [...found.values()];
}

const sentences = {
  write: ({ file, name, owner }) => `error foreign-write: ${file} writes ${name}; call a command of ${owner}`,
  table: ({ file, name, owner }) =>
    `error table-named-as-text: ${file} names ${name} of ${owner} in SQL text; take its table object`,
  column: ({ file, name }) =>
    `error column-named-as-text: ${file} names the column ${name} in SQL text; take it from its table object`,
  alias: ({ file, name }) =>
    `error alias-named-as-text: ${file} calls a table “${name}” in SQL text; take alias(table, '${name}')`,
};

/** Returns one sentence for a fault of `sqlFaults`. */
export const sentenceOf = (fault) => sentences[fault.kind](fault);

export function readServerFiles() {
  const paths = readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) =>
      relative(root, join(entry.parentPath ?? entry.path, entry.name))
        .split(sep)
        .join('/'),
    )
    .filter(isRead)
    .sort();
  return new Map(paths.map((path) => [path, readFileSync(join(root, path), 'utf8')]));
}

const ownerOf = (path) =>
  /\/src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? /\/src\/([^/]+)\//.exec(path)?.[1] ?? 'the root of the server';

/** Finds tables such as `export const shifts = pgTable('shifts', …)`. */
function declaredTables(path, file) {
  if (!path.endsWith('.table.ts')) return [];
  return file.statements.filter(ts.isVariableStatement).flatMap(({ declarationList }) =>
    declarationList.declarations.flatMap(({ name, initializer }) => {
      if (!initializer || !ts.isCallExpression(initializer) || initializer.expression.getText() !== 'pgTable')
        return [];
      return [{ path, owner: ownerOf(path), object: name.text, name: initializer.arguments[0].text }];
    }),
  );
}

/** Returns the database names of the columns in a file: the explicit name, otherwise the field in snake case. */
function declaredColumns(path, file) {
  if (!path.endsWith('.table.ts')) return [];
  const names = [];
  const visit = (node) => {
    if (ts.isPropertyAssignment(node) && ts.isCallExpression(node.initializer)) {
      names.push(
        toldName(node.initializer) ?? node.name.getText().replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`),
      );
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}

/** Returns the explicit name, as in `text('to_whom').notNull()`. */
function toldName(call) {
  let root = call;
  while (ts.isPropertyAccessExpression(root.expression) && ts.isCallExpression(root.expression.expression)) {
    root = root.expression.expression;
  }
  const [first] = root.arguments;
  return ts.isIdentifier(root.expression) && first && ts.isStringLiteral(first) ? first.text : undefined;
}

/** Returns the local names of table objects in a file. */
function tableObjects(path, file, tables) {
  const objects = new Map(tables.filter((table) => table.path === path).map((table) => [table.object, table]));
  for (const statement of file.statements.filter(ts.isImportDeclaration)) {
    const bindings = statement.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings)) continue;
    const module = statement.moduleSpecifier.text;
    if (!module.endsWith('.table')) continue;
    const from = module.slice(module.lastIndexOf('/') + 1);
    for (const { name, propertyName } of bindings.elements) {
      const object = (propertyName ?? name).text;
      const table = tables.find((one) => one.object === object && one.path.endsWith(`/${from}.ts`));
      if (table) objects.set(name.text, table);
    }
  }
  return objects;
}

const beginsAsSql = /^\s*(select|insert into|update|delete from|with|truncate|lock table|copy|listen|explain)\b/i;

/** Returns every SQL text of a file; interpolations stay as `${name}`. */
function sqlTexts(file) {
  const texts = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
      texts.push(textOf(node.template));
    } else if (isText(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      const text = textOf(node);
      const isRaw = ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'sql.raw';
      if (isRaw || beginsAsSql.test(text)) texts.push(text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

function textOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text;
  const put = (expression) => (ts.isIdentifier(expression) ? `\${${expression.text}}` : '${}');
  const spans = node.templateSpans.map(({ expression, literal }) => put(expression) + literal.text);
  return node.head.text + spans.join('');
}

const write =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?(\w+)"?|\$\{(\w+)\})/gi;
// Tables after `from` and `join`, including comma-separated lists; matched by lookahead, since the next `join` may
// follow without an alias.
const named =
  /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+|lateral\s+)?(?=((?:"?\w+"?|\$\{\w+\})(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*(?:"?\w+"?|\$\{\w+\})(?:\s+(?:as\s+)?\w+)?)*))/gi;
const commonTable = /\b(\w+)\s*(?:\([\w\s,]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

const otherName = /\b(?:from|join|into|update|using)\s+(?:only\s+|lateral\s+)?\$\{(\w+)\}\s+(?:as\s+)?([a-z]\w*)/gi;
/** The columns of an insert, and the first one that is set. */
const written = /\binto\s+\$\{\w*\}\s*\(([^)]*)\)|\bset\s+([a-z]\w*)\s*=/gi;
const keywords = new Set(
  'as on where set join left inner order group limit for using values select returning cross union full right having natural'.split(
    ' ',
  ),
);

function readSql(text, { byName, objects, columns, note, noteWrite }) {
  const withoutComments = text.replaceAll(/--.*$/gm, '');
  const local = new Set([...withoutComments.matchAll(commonTable)].map(([, name]) => name));
  const literal = (name) => (local.has(name) ? undefined : byName.get(name));
  for (const [, name, object] of withoutComments.matchAll(write))
    noteWrite(object ? objects.get(object) : literal(name));
  for (const [, list] of withoutComments.matchAll(named)) {
    for (const item of list.split(',')) {
      const table = literal(/^\s*"?(\w+)"?/.exec(item)?.[1]);
      if (table) note('table', table.name, table.owner);
    }
  }
  // Skip string literals and quoted output names.
  const words = withoutComments.replaceAll(/'[^']*'|"[^"]*"/g, ' ');
  for (const [, object, name] of words.matchAll(otherName)) {
    if (objects.has(object) && !keywords.has(name.toLowerCase())) note('alias', name);
  }
  const ofWrites = [...words.matchAll(written)].flatMap(
    ([, list, first]) => (list ?? first).match(/\b[a-z]\w*\b/g) ?? [],
  );
  // Elsewhere a word without an underscore may be anything.
  const withUnderscore = words.replaceAll(/\$\{\w*\}/g, ' ').match(/\b[a-z]\w*_\w+\b/g) ?? [];
  for (const name of [...ofWrites, ...withUnderscore]) if (columns.has(name)) note('column', name);
}

/** Returns the arguments of `.insert(…)`, `.update(…)` and `.delete(…)`. */
function drizzleWrites(file) {
  const names = [];
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ['insert', 'update', 'delete'].includes(node.expression.name.text) &&
      node.arguments.length === 1 &&
      ts.isIdentifier(node.arguments[0])
    ) {
      names.push(node.arguments[0].text);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return names;
}
