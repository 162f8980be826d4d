import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { answers } from './answer';
import { Field } from './field';

// npm changes to the root of the repository; a path is relative to where npm was called.
const askedFrom = process.env.npm_lifecycle_event === 'working-time' ? process.env.INIT_CWD : undefined;

// `npm run working-time -- FILE.json` prints the result of each vector in the file.
const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Usage: npm run --silent working-time -- FILE.json');
  process.stdout.write(`${JSON.stringify(answers(new Field(readJson(path), '')), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}

function readJson(path: string): unknown {
  const text = readFileSync(resolve(askedFrom ?? '.', path), 'utf8');
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`${path} is not JSON: ${(error as Error).message.replaceAll('\n', ' ')}`, { cause: error });
  }
}
