import { currentDocuments, documentCodes } from '../src';
import { bodyShape } from '../src/check/body-shape';
import type { Shape } from '../src/check/shape';
import { fieldTitles } from './field-titles';
import * as greek from './greek';
import { ok, type Reply, refused } from './reply';

/** Returns a blank body with every field of a document, and the restrictions of each field. */
export function documentSchema(asked: string): Reply {
  const code = documentCodes.find((code) => code.toLowerCase() === asked.toLowerCase());
  if (!code) return refused(404, greek.noSuchDocument);
  const shape = bodyShape(code);
  return ok({
    title: currentDocuments.find((document) => document.code === code)?.description ?? code,
    json: JSON.stringify(blankBody(shape)),
    propertiesInfo: fieldsOf(shape),
  });
}

function blankBody(shape: Shape): unknown {
  switch (shape.kind) {
    case 'text':
      return '';
    case 'list':
      return [blankBody(shape.item)];
    case 'group':
      return Object.fromEntries(Object.entries(shape.members).map(([name, member]) => [name, blankBody(member)]));
  }
}

interface Field {
  name: string;
  title: string;
  restrictions: string;
}

function fieldsOf(shape: Shape, path = ''): Field[] {
  switch (shape.kind) {
    case 'text': {
      const name = path.split('.').at(-1)!;
      return [{ name: path, title: fieldTitles[name] ?? name, restrictions: shape.restriction }];
    }
    case 'list':
      return fieldsOf(shape.item, path);
    case 'group':
      return Object.entries(shape.members).flatMap(([name, member]) =>
        fieldsOf(member, path === '' ? name : `${path}.${name}`),
      );
  }
}
