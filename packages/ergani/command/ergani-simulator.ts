import { startSimulator } from '../simulator';
import { readOptions, usage } from './options';

// npm changes to the root of the repository; a path is relative to where npm was called.
const askedFrom = process.env.npm_lifecycle_event === 'ergani:simulator' ? process.env.INIT_CWD : undefined;

// `npm run ergani:simulator` serves until it receives a signal.
try {
  const simulator = await startSimulator(readOptions(process.argv.slice(2), askedFrom ?? '.'));
  process.stdout.write(`The ERGANI simulator is ready at ${simulator.baseUrl}\n`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => void simulator.stop());
} catch (error) {
  const { message } = error as Error;
  process.stderr.write(`${message.replaceAll('\n', ' ')}\n${usage}\n`);
  process.exitCode = 1;
}
