import { posix } from 'node:path';
import ts from 'typescript';

/** Returns what each local name stands for (its value, what it is taken from, or its type), or its module. */
export function declarations(path, file) {
  const declared = new Map();
  const imports = new Map();
  const add = (name, ...values) =>
    declared.set(name.getText(), [...(declared.get(name.getText()) ?? []), ...values.filter(Boolean)]);
  const visit = (node) => {
    if (ts.isForOfStatement(node) && ts.isVariableDeclarationList(node.initializer)) {
      add(node.initializer.declarations[0].name, node.expression);
    } else if (ts.isVariableDeclaration(node) || ts.isParameter(node) || ts.isTypeAliasDeclaration(node)) {
      const names = ts.isObjectBindingPattern(node.name) ? node.name.elements.map(({ name }) => name) : [node.name];
      for (const name of names) add(name, node.initializer, node.type);
    } else if (ts.isImportSpecifier(node)) {
      const from = node.parent.parent.parent.moduleSpecifier.text;
      const module = `${posix.join(posix.dirname(path), from)}.ts`;
      imports.set(node.name.text, { module, name: (node.propertyName ?? node.name).text });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return { declared, imports };
}

/** Returns the tables that an expression may stand for. */
export function tablesOf(node, names, seen = new Set()) {
  const found = new Set();
  const visit = (part) => {
    const table = names.objects.get(part.getText());
    if (table) found.add(table);
    else if (ts.isIdentifier(part) && !seen.has(part.text)) {
      seen.add(part.text);
      const { module, name } = names.imports.get(part.text) ?? { name: part.text };
      const there = module ? names.namesOf(module) : names;
      for (const value of there?.declared.get(name) ?? []) {
        for (const one of tablesOf(value, there, seen)) found.add(one);
      }
    } else if (ts.isConditionalExpression(part)) [part.whenTrue, part.whenFalse].forEach(visit);
    // What a function returns, or a query reads, is no table to write to.
    else if (!ts.isCallExpression(part) && !ts.isTaggedTemplateExpression(part)) ts.forEachChild(part, visit);
  };
  visit(node);
  return found;
}

/** Returns the tables that a value in SQL stands for, also under another name (`alias(shifts, 's')`). */
export function tablesNamed(value, names) {
  const found = tablesOf(value, names);
  if (!ts.isIdentifier(value)) return found;
  for (const declared of names.declared.get(value.text) ?? []) {
    if (!ts.isCallExpression(declared) || declared.expression.getText() !== 'alias') continue;
    for (const table of tablesOf(declared.arguments[0], names)) found.add(table);
  }
  return found;
}
