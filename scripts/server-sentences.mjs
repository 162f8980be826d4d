import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';
import { root } from './environment.mjs';

const read = /^(?:apps\/server\/src\/(?:features|platform|roster)|packages\/contract\/src)\/.+\.ts$/;
/** Tests, samples, mails, and what only the person who runs the server reads. */
const apart = [
  /\.(?:test|table|seed|search|area)\.ts$|fixture|\/demo\/|\/demo-apps\//,
  /\/(?:letters\.rules|request-notice\.rules|fallen-notice\.rules|approval-notice\.rules|publication-notice\.rules|place-templates|news\.rules|demo-passwords-warning)\.ts$/,
  /\/platform\/(?:fence|postgres|transfer|keys|mail|due)\/|\/platform\/(?:migrate|pool-watch|database)\.ts$/,
];
const faults = new Set(['HttpError', 'invalid', 'conflict', 'notFound']);
const ofDocuments = new Set(['summary', 'description']);

/** Returns the sentences that the server answers with, values as `{1}`, `{2}` …, and the first file of each. */
export function serverSentences() {
  const found = new Map();
  const tracked = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: root,
    encoding: 'utf8',
  });
  for (const path of tracked.split('\n').filter((one) => read.test(one) && !apart.some((rule) => rule.test(one)))) {
    const source = ts.createSourceFile(path, readFileSync(join(root, path), 'utf8'), ts.ScriptTarget.Latest, true);
    const visit = (node) => {
      const text = textOf(node);
      if (text !== undefined && isSentence(text, node.parent) && !found.has(text)) found.set(text, path);
      if (!isOfDocuments(node)) ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

function textOf(node) {
  if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return node.text;
  if (!ts.isTemplateExpression(node)) return undefined;
  return node.head.text + node.templateSpans.map(({ literal }, index) => `{${index + 1}}${literal.text}`).join('');
}

/** A whole sentence, or whatever a refusal is made of but its code. */
const isSentence = (text, parent) =>
  /^(?:[A-Z“]|\{\d\} ).*[a-z]/.test(text) && (/ .*[.?]$/.test(text) || isOfFault(parent));

const isOfFault = (parent) =>
  (ts.isCallExpression(parent) || ts.isNewExpression(parent)) && faults.has(parent.expression.getText());

const isOfDocuments = (node) => ts.isPropertyAssignment(node) && ofDocuments.has(node.name.getText());
