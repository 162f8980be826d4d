import { writeFileSync } from 'node:fs';

/** Writes a line for each test, file and unhandled error that failed, for the end of the whole run's output. */
export default class FaultReporter {
  onTestRunEnd(modules, unhandledErrors) {
    const faults = [
      ...modules.flatMap((module) => [
        ...module.errors().map((error) => line(module.relativeModuleId, error)),
        ...[...module.children.allTests('failed')].map((test) =>
          line(`${module.relativeModuleId} › ${test.fullName}`, test.result().errors?.[0]),
        ),
      ]),
      ...unhandledErrors.map((error) => line('unhandled', error, error.stack)),
    ];
    writeFileSync(process.env.HORAE_FAULTS, JSON.stringify(faults));
  }
}

/** A property test says in its second and third line how to repeat it, and in its cause what failed. */
const line = (where, error, more = '') =>
  [`${where}:`, linesOf(error?.message, 3), linesOf(error?.cause?.message, 3), linesOf(more, 6)].join(' ').trim();
const linesOf = (text = '', lines = 1) => String(text).split('\n').slice(0, lines).join(' | ').slice(0, 600);
