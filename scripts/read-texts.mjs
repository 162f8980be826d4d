import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

const places = ['apps/web/src', 'apps/server/src', 'packages', 'scripts'];
const elsewhere =
  /\.test\.|\.samples\.|\.seed\.|\/(test|browser|gallery|samples|seed|demo|migrations|simulator|vectors|derived|blog\/content)\/|routeTree|-fixture|scripts\/(fake|imports|tables|mutants|soak)/;

/** True for files whose strings people may read: screens, errors, mails and the command line. */
export const isReadByPeople = (path) =>
  /\.(ts|tsx|mjs)$/.test(path) && places.some((place) => path.startsWith(`${place}/`)) && !elsewhere.test(path);

const isCatalogue = (path) => /\.words\.ts$|-texts\.ts$/.test(path);
const looksWritten = (text) => /\p{L}[\p{L}’'”,:;]* +[\p{L}“‘{$…\d(]/u.test(text);
const ofProgrammers = new Set(['description', 'className', 'd']);

/** The text of a literal, with `…` where a value is filled in. */
function textOf(node) {
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  return ts.isTemplateExpression(node)
    ? node.head.text + node.templateSpans.map(({ literal }) => `…${literal.text}`).join('')
    : undefined;
}

const isSkipped = (node) =>
  ts.isImportDeclaration(node) ||
  ts.isExportDeclaration(node) ||
  ts.isTypeNode(node) ||
  ts.isTaggedTemplateExpression(node) ||
  ((ts.isPropertyAssignment(node) || ts.isJsxAttribute(node)) && ofProgrammers.has(node.name.getText()));

/** The key of a catalogue, and the name of the catalogue itself. */
const isNameInCode = (node) =>
  (ts.isPropertyAssignment(node.parent) && node.parent.name === node) ||
  (ts.isCallExpression(node.parent) && node.parent.expression.getText() === 'words');

/** What people read in one file, with its lines. */
export function textsIn(path, source) {
  const file = ts.createSourceFile(path, source, ts.ScriptTarget.Latest, true);
  const texts = [];
  const visit = (node) => {
    if (isSkipped(node)) return;
    const text = textOf(node)?.trim();
    if (text && !isNameInCode(node) && (isCatalogue(path) || looksWritten(text)))
      texts.push({ path, line: file.getLineAndCharacterOfPosition(node.getStart()).line + 1, text });
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** The column `Not` of the tables in docs/words.md: what nobody is to read. */
export function bannedIn(page) {
  return page.split('\n## ').flatMap((section) => {
    const rows = section
      .split('\n')
      .filter((line) => line.startsWith('| '))
      .map((line) => line.slice(2, -2).split(' | '));
    const column = rows[0]?.indexOf('Not') ?? -1;
    return column < 0 ? [] : rows.flatMap((row) => [...row[column].matchAll(/`([^`]+)`/g)].map(([, phrase]) => phrase));
  });
}

const escaped = (phrase) => phrase.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** The banned phrases that stand in a text, whole words in any case. */
export const bannedWords = (text, phrases) =>
  phrases.filter((phrase) =>
    new RegExp(`(?<![\\p{L}\\p{N}-])${escaped(phrase)}(?![\\p{L}\\p{N}-])`, 'iu').test(text.replaceAll(/\s+/g, ' ')),
  );

export const readText = (root, path) => readFileSync(join(root, path), 'utf8');
