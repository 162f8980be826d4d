import { damaged } from './unzip';

// Browsers and Node.js have it; this package knows the types of neither.
declare const TextDecoder: new (
  encoding: string,
  options?: { fatal: boolean },
) => { decode: (content: Uint8Array) => string };

type Attributes = Readonly<Record<string, string>>;

/** Called for each element, by its name without prefix; attributes too have no prefix. */
export interface XmlVisitor {
  open?: (name: string, attributes: Attributes) => void;
  text?: (text: string) => void;
  close?: (name: string) => void;
}

/** Walks through XML without building a tree. Strict: no document types, no entities of its own, closed elements. */
export function scanXml(content: Uint8Array, { open, text, close }: XmlVisitor): void {
  const xml = decodeXml(content);
  const names: string[] = [];
  let at = 0;
  while (at < xml.length) {
    const tag = xml.indexOf('<', at);
    if (tag < 0) break;
    if (tag > at && text && names.length > 0) text(plain(xml.slice(at, tag)));
    if (xml.startsWith('<!--', tag)) at = after(xml, '-->', tag);
    else if (xml.startsWith('<![CDATA[', tag)) {
      at = after(xml, ']]>', tag);
      text?.(xml.slice(tag + 9, at - 3));
    } else if (xml[tag + 1] === '?') at = after(xml, '?>', tag);
    else if (xml[tag + 1] === '!') throw damaged();
    else if (xml[tag + 1] === '/') {
      at = after(xml, '>', tag);
      const name = local(xml.slice(tag + 2, at - 1).trim());
      if (names.pop() !== name) throw damaged();
      close?.(name);
    } else {
      at = endOfTag(xml, tag);
      const isEmpty = xml[at - 2] === '/';
      const inside = xml.slice(tag + 1, at - (isEmpty ? 2 : 1));
      const space = inside.search(/\s/);
      const name = local(space < 0 ? inside : inside.slice(0, space));
      open?.(name, space < 0 ? {} : attributesOf(inside.slice(space)));
      if (isEmpty) close?.(name);
      else names.push(name);
    }
  }
  if (names.length > 0) throw damaged();
}

function decodeXml(content: Uint8Array): string {
  const [first, second] = content;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(content);
  } catch {
    throw damaged();
  }
}

function after(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found < 0) throw damaged();
  return found + mark.length;
}

/** A `>` may stand in the value of an attribute. */
function endOfTag(xml: string, from: number): number {
  let quote = 0;
  for (let at = from; at < xml.length; at += 1) {
    const code = xml.charCodeAt(at);
    if (quote !== 0) quote = code === quote ? 0 : quote;
    else if (code === 0x22 || code === 0x27) quote = code;
    else if (code === 0x3e) return at + 1;
  }
  throw damaged();
}

const attribute = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

function attributesOf(text: string): Attributes {
  const found: Record<string, string> = {};
  for (const [, name = '', double, single] of text.matchAll(attribute))
    found[local(name)] ??= plain(double ?? single ?? '');
  return found;
}

const local = (name: string) => name.slice(name.indexOf(':') + 1);

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function plain(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(/&(#x[\da-f]+|#\d+|\w+);/gi, (_, name: string) => {
    const code =
      name[0] !== '#'
        ? undefined
        : name[1] === 'x' || name[1] === 'X'
          ? parseInt(name.slice(2), 16)
          : Number(name.slice(1));
    if (code !== undefined) return code <= 0x10ffff ? String.fromCodePoint(code) : '';
    const letter = entities[name];
    if (letter === undefined) throw damaged();
    return letter;
  });
}
