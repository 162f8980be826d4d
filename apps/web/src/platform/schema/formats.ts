import { regexes } from 'zod/v4/core';

const isLocalAddress = /^https?:\/\//i;

/** As zod does: trims the text and, if a protocol is required, insists on `//` after `http:`. */
function isUrl(text: string, options: unknown): boolean {
  const address = text.trim();
  if (!URL.canParse(address)) return false;
  const wanted =
    typeof options === 'object' && options !== null && 'protocol' in options ? options.protocol : undefined;
  if (!(wanted instanceof RegExp)) return true;
  return isLocalAddress.test(address) && wanted.test(new URL(address).protocol.replace(/:$/, ''));
}

type DatetimeOptions = Parameters<typeof regexes.datetime>[0];

const isOptions = (options: unknown): options is DatetimeOptions => typeof options === 'object' && options !== null;

/** String formats by the name that schemas use. */
export const formats: Readonly<Record<string, (text: string, options: unknown) => boolean>> = {
  email: (text) => regexes.email.test(text),
  uuid: (text) => regexes.uuid().test(text),
  url: isUrl,
  'iso.date': (text) => regexes.date.test(text),
  'iso.datetime': (text, options) => regexes.datetime(isOptions(options) ? options : {}).test(text),
};
