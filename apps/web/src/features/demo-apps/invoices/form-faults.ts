import { NewLine } from '@horae/contract/demo-apps/invoice-content';
import { formatCount } from '#platform/format-count';
import { formatDate } from '#platform/format-date';
import { readDecimal } from '#platform/read-decimal';
import { faultOf } from '#ui/forms/field-schema';
import { numberLimit } from '#ui/forms/limits';
import { formWords } from './form.words';
import { type AmountName, amountNames, type FormLine, type InvoiceValues } from './form-values';

/** Errors by field: `dueDate`, or the key of a line and its field. */
export type Faults = Readonly<Record<string, string | undefined>>;

const isPercent = (name: AmountName): boolean => name !== 'cost' && name !== 'quantity';

export const placeOf = ({ key }: FormLine, name: AmountName | 'item'): string => `${key}.${name}`;

function amountFault(name: AmountName, text: string): string | undefined {
  const say = formWords.say;
  if (isPercent(name) && text.trim() === '') return undefined;
  const schema = NewLine.shape[name];
  if (readDecimal(text) !== null && !faultOf(schema, text.trim())) return undefined;
  const most = formatCount(numberLimit(schema) ?? 0);
  return isPercent(name) ? say('error.percent') : say('error.number', { most });
}

export function lineFault(line: FormLine, name: AmountName | 'item'): string | undefined {
  if (name !== 'item') return amountFault(name, line[name]);
  const say = formWords.say;
  return line.item.trim() ? undefined : say('error.required', { field: say('item').toLowerCase() });
}

export function faultsOf({ issuedDate, dueDate, client, lines }: InvoiceValues): Faults {
  const say = formWords.say;
  const faults: Record<string, string | undefined> = {};
  if (!issuedDate) faults.issuedDate = say('error.required', { field: say('issued').toLowerCase() });
  if (!dueDate) faults.dueDate = say('error.required', { field: say('due').toLowerCase() });
  else if (dueDate < issuedDate) faults.dueDate = say('error.due', { date: formatDate(issuedDate) });
  if (!client) faults.client = say('error.client');
  for (const line of lines)
    for (const name of ['item', ...amountNames] as const) faults[placeOf(line, name)] = lineFault(line, name);
  return faults;
}

export const isFaulty = (faults: Faults): boolean => Object.values(faults).some(Boolean);
