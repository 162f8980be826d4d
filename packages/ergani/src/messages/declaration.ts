import type { LocalDate } from '@horae/local-time/local-date';
import { type Person, readPerson, type WirePerson, wirePerson } from './person';
import { blank, isBlank, readDate, unlessBlank, wireDate } from './wire-text';

/** The fields that all declarations of working time share. */
export interface Declaration {
  /** Number of the branch; 0 is the head office. */
  readonly branch: number;
  /** The earlier form that this one corrects: its protocol and the date on which it was submitted. */
  readonly corrects?: { readonly protocol: string; readonly date: LocalDate };
  /** Up to 200 characters. */
  readonly comments?: string;
  readonly from: LocalDate;
}

/** A declaration for dates: every date from `from` to `to`, inclusive, has at least one row. */
export interface DatedDeclaration<Part> extends Declaration {
  readonly to: LocalDate;
  readonly rows: readonly DayRow<Part>[];
}

/** One person on one date. Several parts make a split shift. */
export interface DayRow<Part> {
  readonly person: Person;
  readonly date: LocalDate;
  readonly parts: readonly Part[];
}

export interface WireWto<Row> {
  WTOS: { WTO: WireDeclaration<Row>[] };
}

export interface WireDeclaration<Row> {
  f_aa_pararthmatos: string;
  f_rel_protocol: string;
  f_rel_date: string;
  f_comments: string;
  f_from_date: string;
  f_to_date: string;
  Ergazomenoi: { ErgazomenoiWTO: Row[] };
}

export interface WireDayRow<Part> extends WirePerson {
  f_date: string;
  ErgazomenosAnalytics: { ErgazomenosWTOAnalytics: Part[] };
}

export function wireDeclaration<Row>(declaration: Declaration & { to?: LocalDate }, rows: Row[]): WireDeclaration<Row> {
  const { branch, corrects, comments = '', from, to } = declaration;
  return {
    f_aa_pararthmatos: String(branch),
    f_rel_protocol: corrects?.protocol ?? '',
    f_rel_date: corrects ? wireDate(corrects.date) : '',
    f_comments: comments,
    f_from_date: wireDate(from),
    f_to_date: to === undefined ? blank : wireDate(to),
    Ergazomenoi: { ErgazomenoiWTO: rows },
  };
}

export function readDeclaration(wire: WireDeclaration<unknown>): Declaration {
  const { f_rel_protocol, f_rel_date } = wire;
  return {
    branch: Number(wire.f_aa_pararthmatos),
    ...(isBlank(f_rel_protocol) ? {} : { corrects: { protocol: f_rel_protocol, date: readDate(f_rel_date) } }),
    ...unlessBlank('comments', wire.f_comments),
    from: readDate(wire.f_from_date),
  };
}

/** Converts declarations for dates to their wire form, each part by `wirePart`. */
export function datedBody<Part, Wire>(
  declarations: readonly DatedDeclaration<Part>[],
  wirePart: (part: Part) => Wire,
): WireWto<WireDayRow<Wire>> {
  return {
    WTOS: {
      WTO: declarations.map((declaration) =>
        wireDeclaration(
          declaration,
          declaration.rows.map(({ person, date, parts }) => ({
            ...wirePerson(person),
            f_date: wireDate(date),
            ErgazomenosAnalytics: { ErgazomenosWTOAnalytics: parts.map(wirePart) },
          })),
        ),
      ),
    },
  };
}

export function readDated<Part, Wire>(
  body: WireWto<WireDayRow<Wire>>,
  readPart: (wire: Wire) => Part,
): DatedDeclaration<Part>[] {
  return body.WTOS.WTO.map((wire) => ({
    ...readDeclaration(wire),
    to: readDate(wire.f_to_date),
    rows: wire.Ergazomenoi.ErgazomenoiWTO.map((row) => ({
      person: readPerson(row),
      date: readDate(row.f_date),
      parts: row.ErgazomenosAnalytics.ErgazomenosWTOAnalytics.map(readPart),
    })),
  }));
}
