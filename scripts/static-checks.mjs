const node = process.execPath;

/** All checks that do not run the program: name, command, arguments. */
export const staticChecks = [
  ['format', node, ['node_modules/@biomejs/biome/bin/biome', 'check', '.']],
  ['lint', node, ['node_modules/oxlint/bin/oxlint', '--deny-warnings', '.']],
  ['types', node, ['scripts/types.mjs']],
  ['import rules', node, ['scripts/imports.mjs']],
  ['repeated styles', node, ['scripts/repeated-styles.mjs']],
  ['dead code', node, ['node_modules/knip/bin/knip.js']],
];
