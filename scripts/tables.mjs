import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import ts from 'typescript';
import { root } from './environment.mjs';

const source = 'apps/server/src';
const isRead = (path) =>
  path.endsWith('.ts') && !/(\.test|-fixture)\.ts$|\/(test|migrations)\/|\/test-[^/]+$/.test(path);

/** Who may write and name every table, and why. */
const allowedByRule = [
  // The ledger names the tables that its triggers stand on as text, since triggers are generated from it.
  /^apps\/server\/src\/derived\//,
  // The seed of the demo hotels fills and empties every table of them.
  /^apps\/server\/src\/features\/core\/demo\//,
];

/**
 * Reads who writes which table and who names a table of another feature as text in SQL.
 * @param files path and text of every file of the server
 * @returns `{ file, table, owner, kind }` of each, `kind` being `write` or `name`; one a file, table and kind
 */
export function foreignTables(files) {
  const parsed = new Map([...files].map(([path, text]) => [path, ts.createSourceFile(path, text, 99, true)]));
  const tables = [...parsed].flatMap(([path, file]) => declaredTables(path, file));
  const byName = new Map(tables.map((table) => [table.name, table]));
  const found = new Map();
  for (const [path, file] of parsed) {
    if (allowedByRule.some((rule) => rule.test(path))) continue;
    const objects = tableObjects(path, file, tables);
    const note = (kind, table) => {
      if (!table || table.owner === ownerOf(path)) return;
      found.set(`${kind} ${path} ${table.name}`, { file: path, table: table.name, owner: table.owner, kind });
    };
    for (const text of sqlTexts(file)) readSql(text, { byName, objects, note });
    for (const name of drizzleWrites(file)) note('write', objects.get(name));
  }
  return [...found.values()];
}

/**
 * Compares what was found with the list of what was there before, which may only shrink.
 * @param found as of `foreignTables`
 * @param known `{ write: { file: [table] }, name: { file: [table] } }`
 * @returns one sentence a fault
 */
export function tableFaults(found, known) {
  const listed = ({ kind, file, table }) => known[kind]?.[file]?.includes(table) ?? false;
  const fresh = found
    .filter((one) => !listed(one))
    .map(({ kind, file, table, owner }) =>
      kind === 'write'
        ? `error foreign-write: ${file} writes ${table}; call a command of ${owner}`
        : `error table-named-as-text: ${file} names ${table} of ${owner} in SQL text; import its table object`,
    );
  const needed = new Set(found.map(({ kind, file, table }) => `${kind} ${file} ${table}`));
  const spare = knownEntries(known)
    .filter((entry) => !needed.has(entry))
    .map((entry) => `error no-longer-needed: take "${entry}" out of scripts/known-tables.json`);
  return [...fresh, ...spare];
}

export const knownEntries = (known) =>
  Object.entries(known).flatMap(([kind, byFile]) =>
    Object.entries(byFile).flatMap(([file, tables]) => tables.map((table) => `${kind} ${file} ${table}`)),
  );

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

export const readKnownTables = () => JSON.parse(readFileSync(join(root, 'scripts/known-tables.json'), 'utf8'));

const ownerOf = (path) =>
  /\/src\/features\/([^/]+\/[^/]+)\//.exec(path)?.[1] ?? /\/src\/([^/]+)\//.exec(path)?.[1] ?? 'the root of the server';

/** `export const shifts = pgTable('shifts', …)` */
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

/** The local names of table objects in a file. */
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

/** Every SQL text of a file; what is put in stands as `${name}`. */
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
  const spans = node.templateSpans.map(({ expression, literal }) => `\${${expression.getText()}}${literal.text}`);
  return node.head.text + spans.join('');
}

const write =
  /\b(?:insert\s+into|update|delete\s+from|merge\s+into|truncate(?:\s+table)?)\s+(?:only\s+)?(?:"?(\w+)"?|\$\{(\w+)\})/gi;
// Tables after `from` and `join`, in lists with commas too; looked at ahead, since an alias may be missing before the next `join`.
const named =
  /\b(?:from|join|into|update|using|truncate|table)\s+(?:only\s+|lateral\s+)?(?=((?:"?\w+"?|\$\{\w+\})(?:\s+(?:as\s+)?\w+)?(?:\s*,\s*(?:"?\w+"?|\$\{\w+\})(?:\s+(?:as\s+)?\w+)?)*))/gi;
const commonTable = /\b(\w+)\s*(?:\([\w\s,]*\)\s*)?as\s+(?:not\s+)?(?:materialized\s+)?\(/gi;

function readSql(text, { byName, objects, note }) {
  const withoutComments = text.replaceAll(/--.*$/gm, '');
  const local = new Set([...withoutComments.matchAll(commonTable)].map(([, name]) => name));
  const literal = (name) => (local.has(name) ? undefined : byName.get(name));
  for (const [, name, object] of withoutComments.matchAll(write)) {
    note('write', object ? objects.get(object) : literal(name));
  }
  for (const [, list] of withoutComments.matchAll(named)) {
    for (const item of list.split(',')) note('name', literal(/^\s*"?(\w+)"?/.exec(item)?.[1]));
  }
}

/** What stands in `.insert(…)`, `.update(…)` and `.delete(…)`. */
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
