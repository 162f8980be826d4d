import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { columnsInTexts, qualifiedColumns, unqualified } from './column-names.mjs';
import { root } from './environment.mjs';
import { declarations, tablesNamed, tablesOf } from './table-names.mjs';

const source = 'apps/server/src';
const isTest = (path) => /(\.test|-fixture)\.ts$|\/test\/|\/test-[^/]+$/.test(path);
const isRead = (path) => path.endsWith('.ts') && !path.includes('/migrations/');

/** The demo fills and empties every table of its hotels, the triggers of the ledger write what is derived. */
const mayWriteAll = (path) => /^apps\/server\/src\/(features\/core\/demo|derived)\//.test(path) || isTest(path);

/**
 * Finds writes to tables of other features, and the names of tables and columns and the aliases that SQL spells as text
 * instead of taking them from the table object.
 * @param files path and text of every file of the server
 * @returns one `{ file, kind, name, owner }` per file, kind and name; `kind` is `write`, `target`, `table`, `column` or
 *   `alias`; a `target` is written without being a table that the file names
 */
export function sqlFaults(files) {
  const parsed = new Map([...files].map(([path, text]) => [path, ts.createSourceFile(path, text, 99, true)]));
  const tables = [...parsed].flatMap(([path, file]) => declaredTables(path, file));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const columnsOf = new Map([...parsed].map(([path, file]) => [path, declaredColumns(path, file)]));
  const columns = new Set([...columnsOf.values()].flat());
  const found = new Map();
  const known = new Map();
  const namesOf = (path) => {
    const file = parsed.get(path);
    if (file && !known.has(path)) {
      known.set(path, { ...declarations(path, file), objects: tableObjects(path, file, tables), namesOf });
    }
    return known.get(path);
  };
  for (const [path, file] of parsed) {
    const { objects } = namesOf(path);
    const note = (kind, name, owner) => found.set(`${kind} ${path} ${name}`, { file: path, kind, name, owner });
    const noteWrite = (table) => {
      if (table && table.owner !== ownerOf(path) && !mayWriteAll(path)) note('write', table.name, table.owner);
    };
    const noteTarget = (target) => {
      const written = tablesOf(target, namesOf(path));
      if (written.size === 0 && !mayWriteAll(path)) note('target', target.getText(), undefined);
      for (const table of written) noteWrite(table);
    };
    const isRow = (value) => tablesNamed(value, namesOf(path)).size > 0;
    const ownColumns = (value) => [...tablesNamed(value, namesOf(path))].flatMap((table) => columnsOf.get(table.path));
    for (const { text, values } of sqlTexts(file)) {
      readSql(text, { byName, objects, columns, note, noteWrite, noteTarget, values });
      const named = new Set(values.flatMap(ownColumns));
      for (const name of unqualified(text, values, file, named, isRow)) note('column', name);
    }
    for (const name of columnsInTexts(path, file, columns)) note('column', name);
    for (const target of drizzleWrites(file, objects)) noteTarget(target);
  }
  return [...found.values()];
}

const sentences = {
  write: ({ file, name, owner }) => `error foreign-write: ${file} writes ${name}; call a command of ${owner}`,
  table: ({ file, name, owner }) =>
    `error table-named-as-text: ${file} names ${name} of ${owner} in SQL text; take its table object`,
  column: ({ file, name }) =>
    `error column-named-as-text: ${file} names the column ${name} in SQL text; take it from its table object`,
  target: ({ file, name }) =>
    `error unknown-write: ${file} writes “${name}”, which names no table here; write to table objects by their names`,
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
    const module = statement.moduleSpecifier.text;
    if (!bindings || !module.endsWith('.table')) continue;
    const from = module.slice(module.lastIndexOf('/') + 1);
    const ofModule = tables.filter(({ path: one }) => one.endsWith(`/${from}.ts`));
    if (ts.isNamespaceImport(bindings)) {
      for (const table of ofModule) objects.set(`${bindings.name.text}.${table.object}`, table);
      continue;
    }
    for (const { name, propertyName } of bindings.elements) {
      const table = ofModule.find(({ object }) => object === (propertyName ?? name).text);
      if (table) objects.set(name.text, table);
    }
  }
  return objects;
}

const beginsAsSql = /^\s*(select|insert into|update|delete from|with|truncate|lock table|copy|listen|explain)\b/i;

/** Returns every SQL text of a file and what is put in; interpolations stay as `${name}`, others as `${}`. */
function sqlTexts(file) {
  const texts = [];
  const visit = (node) => {
    if (ts.isTaggedTemplateExpression(node) && /^sql\b/.test(node.tag.getText())) {
      texts.push(textAndValues(node.template));
    } else if (isText(node) && !ts.isTaggedTemplateExpression(node.parent)) {
      const text = textOf(node);
      const isRaw = ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'sql.raw';
      if (isRaw || beginsAsSql.test(text)) texts.push(textAndValues(node));
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

const isText = (node) =>
  ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) || ts.isTemplateExpression(node);

const textAndValues = (node) => ({
  text: textOf(node),
  values: ts.isTemplateExpression(node) ? node.templateSpans.map(({ expression }) => expression) : [],
});

function textOf(node) {
  if (!ts.isTemplateExpression(node)) return node.text;
  const put = (expression) => (ts.isIdentifier(expression) ? `\${${expression.text}}` : '${}');
  const spans = node.templateSpans.map(({ expression, literal }) => put(expression) + literal.text);
  return node.head.text + spans.join('');
}

const write =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?(\w+)"?|(\$\{\w*\}))/gi;
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

function readSql(text, { byName, objects, columns, note, noteWrite, noteTarget, values }) {
  const withoutComments = text.replaceAll(/--.*$/gm, '');
  const local = new Set([...withoutComments.matchAll(commonTable)].map(([, name]) => name));
  const literal = (name) => (local.has(name) ? undefined : byName.get(name));
  for (const { 1: name, 2: put, index } of withoutComments.matchAll(write)) {
    if (!put) noteWrite(literal(name));
    else noteTarget(values[withoutComments.slice(0, withoutComments.indexOf(put, index)).split('${').length - 1]);
  }
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
  const withUnderscore = words.replaceAll(/\$\{\w*\}|::\w+/g, ' ').match(/\b[a-z]\w*_\w+\b/g) ?? [];
  for (const name of [...ofWrites, ...withUnderscore, ...qualifiedColumns(words)]) {
    if (columns.has(name)) note('column', name);
  }
}

const database = /^(?:tx|db|again)$|\.(?:db|tx)$/;

/** Returns what `.insert(…)`, `.update(…)` and `.delete(…)` of a database, or with a table, are called with. */
function drizzleWrites(file, objects) {
  const targets = [];
  const visit = (node) => {
    if (
      ts.isCallExpression(node) &&
      ts.isPropertyAccessExpression(node.expression) &&
      ['insert', 'update', 'delete'].includes(node.expression.name.text) &&
      node.arguments.length === 1 &&
      (database.test(node.expression.expression.getText()) || objects.has(node.arguments[0].getText()))
    ) {
      targets.push(node.arguments[0]);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return targets;
}
