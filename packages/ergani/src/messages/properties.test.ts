import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDocument } from '../check/check-document';
import { anyMessage } from '../test/any-message';
import { withValue } from '../test/with-value';
import { buildDocument } from './build-document';
import { readDocument } from './read-document';

describe('any message', () => {
  it('is built into a document that nothing is wrong with', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const { code, body } = buildDocument(message);

        expect(checkDocument(code, body)).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('reads back as it was said, also through JSON', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const { code, body } = buildDocument(message);

        expect(readDocument(code, JSON.parse(JSON.stringify(body)))).toEqual(message);
      }),
      { numRuns: 500 },
    );
  });
});

/** Returns the paths of all fields of a body, and of the lists and objects that contain them. */
function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const below = Array.isArray(value)
    ? value.flatMap((item, i) => pathsOf(item, `${path}[${i}]`))
    : Object.entries(value).flatMap(([name, item]) => pathsOf(item, path === '' ? name : `${path}.${name}`));
  return path === '' || path.endsWith(']') ? below : [path, ...below];
}

/** Returns the texts of a body with their paths. */
function textsOf(value: unknown, path = ''): [string, string][] {
  if (typeof value === 'string') return [[path, value]];
  return Object.entries(value as object).flatMap(([name, item]) => {
    if (Array.isArray(value)) return textsOf(item, `${path}[${name}]`);
    return textsOf(item, path === '' ? name : `${path}.${name}`);
  });
}

describe('one damaged field of any document', () => {
  const damages: [string, (path: string) => unknown][] = [
    ['taken away', () => undefined],
    ['null', () => null],
    ['a number', () => 7],
    ['far too long', () => '΄'.repeat(300)],
  ];

  it.each(damages)('is found where it is: %s', (_, damaged) => {
    fc.assert(
      fc.property(anyMessage, fc.nat(), (message, pick) => {
        const { code, body } = buildDocument(message);
        const paths = pathsOf(body);
        const path = paths[pick % paths.length]!;

        const findings = checkDocument(code, withValue(body, path, damaged(path)));

        expect(findings.filter(({ severity }) => severity === 'error').map((finding) => finding.path)).toContain(path);
      }),
      { numRuns: 300 },
    );
  });

  it('is found where it is: one character of a field that has a format', () => {
    const free =
      /f_(comments|eponymo|onoma|rel_protocol|asee|ergodotikh_organwsh|special_occasion_description)$|^Protocol$/;
    fc.assert(
      fc.property(anyMessage, fc.nat(), fc.nat(), (message, pick, where) => {
        const { code, body } = buildDocument(message);
        const fields = textsOf(body).filter(([path]) => !free.test(path));
        const [path, text] = fields[pick % fields.length]!;
        const at = text.length === 0 ? 0 : where % text.length;

        const findings = checkDocument(code, withValue(body, path, `${text.slice(0, at)}x${text.slice(at + 1)}`));

        expect(findings.filter(({ severity }) => severity === 'error').map((finding) => finding.path)).toEqual([path]);
      }),
      { numRuns: 500 },
    );
  });

  it('is found when two fields change places', () => {
    fc.assert(
      fc.property(anyMessage, (message) => {
        const { code, body } = buildDocument(message);
        const turned = (value: unknown): unknown => {
          if (Array.isArray(value)) return value.map(turned);
          if (typeof value !== 'object' || value === null) return value;
          return Object.fromEntries(
            Object.entries(value)
              .reverse()
              .map(([name, item]) => [name, turned(item)]),
          );
        };

        expect(checkDocument(code, turned(body)).map(({ rule }) => rule)).toContain('order');
      }),
    );
  });
});
