/** A value of a JSON file with its path in that file, so that an error can name the field. */
export class Field {
  private readonly value: unknown;
  readonly path: string;

  constructor(value: unknown, path: string) {
    this.value = value;
    this.path = path;
  }

  /** Returns the field of that name; its value is undefined if the object has no such field. */
  get(name: string): Field {
    const path = this.path === '' ? name : `${this.path}.${name}`;
    return new Field((this.object() as Record<string, unknown>)[name], path);
  }

  get isMissing(): boolean {
    return this.value === undefined || this.value === null;
  }

  object(): object {
    if (typeof this.value !== 'object' || this.value === null || Array.isArray(this.value)) this.refuse('an object');
    return this.value;
  }

  entries(): [name: string, field: Field][] {
    return Object.keys(this.object()).map((name) => [name, this.get(name)]);
  }

  /** Returns the elements of the list. With `'empty'`, a missing list counts as an empty one. */
  list(whenMissing?: 'empty'): Field[] {
    if (this.isMissing && whenMissing === 'empty') return [];
    if (!Array.isArray(this.value)) this.refuse('a list');
    return this.value.map((element, i) => new Field(element, `${this.path}[${i}]`));
  }

  text(): string {
    if (typeof this.value !== 'string') this.refuse('a text');
    return this.value;
  }

  number(): number {
    if (typeof this.value !== 'number' || !Number.isFinite(this.value)) this.refuse('a number');
    return this.value;
  }

  isTrue(): boolean {
    if (typeof this.value !== 'boolean') this.refuse('true or false');
    return this.value;
  }

  oneOf<T extends string>(values: readonly T[]): T {
    const found = values.find((value) => value === this.value);
    if (found === undefined) this.refuse(`one of ${values.join(', ')}`);
    return found;
  }

  /** Parses ISO 8601 text that includes an offset; returns epoch milliseconds. */
  instant(): number {
    const text = this.text();
    const ms = /T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(text) ? Date.parse(text) : Number.NaN;
    if (Number.isNaN(ms)) this.refuse('an ISO 8601 time with its offset');
    return ms;
  }

  refuse(expected: string): never {
    throw new Error(`${this.path} is ${JSON.stringify(this.value) ?? 'missing'}, expected ${expected}.`);
  }
}
