import { readFileSync } from 'node:fs';
import { answers } from './answer';
import { Field } from './field';

// `npm run working-time -- FILE.json`: prints what each vector of the file comes to.
const [path] = process.argv.slice(2);
try {
  if (path === undefined) throw new Error('Usage: npm run --silent working-time -- FILE.json');
  const file: unknown = JSON.parse(readFileSync(path, 'utf8'));
  process.stdout.write(`${JSON.stringify(answers(new Field(file, '')), null, 2)}\n`);
} catch (error) {
  process.stderr.write(`${(error as Error).message}\n`);
  process.exitCode = 1;
}
