/** A recorded schema: which builder was called with which arguments, after which schema. `parse.ts` interprets it. */
export class Recorded {
  readonly name: string;
  readonly args: readonly unknown[];
  readonly before: Recorded | undefined;

  constructor(name: string, args: readonly unknown[], before?: Recorded) {
    this.name = name;
    this.args = args;
    this.before = before;
  }

  /** The fields of an object schema. */
  get shape(): Record<string, unknown> {
    const [shape] = this.args;
    return this.before?.shape ?? (typeof shape === 'object' ? { ...shape } : {});
  }

  extend(more: object): Recorded {
    return new Recorded(this.start, [{ ...this.shape, ...more }]);
  }

  omit(names: object): Recorded {
    return new Recorded(this.start, [
      Object.fromEntries(Object.entries(this.shape).filter(([name]) => !(name in names))),
    ]);
  }

  partial(): Recorded {
    const fields = Object.entries(this.shape).map(([name, field]) => [name, new Recorded('optional', [field])]);
    return new Recorded(this.start, [Object.fromEntries(fields)]);
  }

  /** Documentation metadata is not recorded. */
  meta(): Recorded {
    return this;
  }

  private get start(): string {
    return this.before?.start ?? this.name;
  }
}

const checks = [
  'min',
  'max',
  'trim',
  'toUpperCase',
  'regex',
  'multipleOf',
  'int',
  'refine',
  'superRefine',
  'transform',
  'pipe',
];

for (const name of [...checks, 'default']) {
  Object.defineProperty(Recorded.prototype, name, {
    value(this: Recorded, ...args: unknown[]) {
      return new Recorded(name, args, this);
    },
  });
}

for (const name of ['optional', 'nullable']) {
  Object.defineProperty(Recorded.prototype, name, {
    value(this: Recorded) {
      return new Recorded(name, [this]);
    },
  });
}

const kinds = 'string number int boolean unknown email url uuid enum literal array tuple union preprocess'.split(' ');
const shaped = 'object strictObject looseObject record partialRecord'.split(' ');

function recordersOf(names: readonly string[], prefix = '') {
  return Object.fromEntries(names.map((name) => [name, (...args: unknown[]) => new Recorded(prefix + name, args)]));
}

/** Replaces `zod` in the browser: contracts only record their schemas, which keeps them small and fast to load. */
export const z = {
  ...recordersOf([...kinds, ...shaped]),
  iso: recordersOf(['date', 'datetime'], 'iso.'),
  coerce: recordersOf(['number'], 'coerce.'),
};
