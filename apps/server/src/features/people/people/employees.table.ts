import { contractKinds, specialRules } from '@horae/contract/contract-version';
import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  date,
  foreignKey,
  index,
  integer,
  numeric,
  pgEnum,
  pgSequence,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
} from 'drizzle-orm/pg-core';
import { departments, workCentres } from '../organisation/organisation.table';

export const employeeIds = pgSequence('employee_ids', { startWith: 1001, maxValue: 2147483647 });

export const employees = pgTable(
  'employees',
  {
    companyId: integer().notNull(),
    id: integer().notNull().default(sql`nextval('employee_ids')`),
    code: text().notNull(),
    /** As lists show them; the name in Greek or Latin letters where it differs. */
    surname: text().notNull(),
    firstName: text().notNull().default(''),
    surnameGreek: text().notNull().default(''),
    firstNameGreek: text().notNull().default(''),
    surnameLatin: text().notNull().default(''),
    firstNameLatin: text().notNull().default(''),
    /** Whether a person, not a guess, said which part is the surname. */
    isNameConfirmed: boolean().notNull().default(true),
    /** As lists show it: surname first in Greek letters. */
    name: text()
      .notNull()
      .generatedAlwaysAs((): SQL => shownName()),
    /** Sorts as a Greek list does: without accents and case, Greek letters before Latin ones. */
    nameOrder: text()
      .notNull()
      .generatedAlwaysAs((): SQL => sql`case when ${isGreek()} then '0' else '1' end || fold_text(${shownName()})`),
    email: text(),
    /** What colleagues call the employee. */
    preferredName: text().notNull().default(''),
    phone: text().notNull().default(''),
    /** The last of the employee's jobs, even if it starts later; earlier ones are former job titles. */
    jobTitle: text().notNull().default(''),
    /** The last of the employee's places, even if it starts later; earlier ones are former places. */
    workCentreId: integer().notNull(),
    departmentId: integer().notNull(),
    birthDate: date(),
    firstDay: date(),
    lastDay: date(),
    /** Sealed with the key of this installation. */
    taxNumber: text(),
    socialSecurityNumber: text(),
    /** By which the same tax number is known in two hotels (decision 73); of the number, it tells nothing. */
    taxNumberPrint: text(),
    /** When the personal data of a former employee were erased. */
    erasedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.id] }),
    unique().on(table.companyId, table.code),
    index().on(table.companyId, table.departmentId),
    index().on(table.companyId, table.workCentreId),
    index().on(table.companyId, table.name),
    index('employees_by_tax_number').on(table.taxNumberPrint).where(sql`${table.taxNumberPrint} is not null`),
    foreignKey({
      columns: [table.companyId, table.workCentreId],
      foreignColumns: [workCentres.companyId, workCentres.id],
    }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
  ],
);

/** As `isGreek` and `shownName` in the contract. */
const isGreek = (): SQL =>
  sql`(${employees.surname} || ${employees.firstName} ~ '[Ͱ-Ͽἀ-῿]' and ${employees.surname} || ${employees.firstName} !~ '[A-Za-zÀ-ʯ]')`;
const shownName = (): SQL =>
  sql`btrim(case when ${isGreek()} then ${employees.surname} || ' ' || ${employees.firstName} else ${employees.firstName} || ' ' || ${employees.surname} end)`;

/** The employments that ended before the one in `employees` began; those of one employee never overlap (migration). */
export const formerEmployments = pgTable(
  'former_employments',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    /** Unknown if null: from ever. */
    firstDay: date(),
    lastDay: date().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.lastDay] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('a_former_employment_ends_after_it_begins', sql`${table.lastDay} >= ${table.firstDay}`),
  ],
);

/** Where an employee belonged before `untilDay`; on a given day, the first row that ends after it applies. */
export const formerPlaces = pgTable(
  'former_places',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    untilDay: date().notNull(),
    workCentreId: integer().notNull(),
    departmentId: integer().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.untilDay] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    foreignKey({
      columns: [table.companyId, table.workCentreId],
      foreignColumns: [workCentres.companyId, workCentres.id],
    }),
    foreignKey({
      columns: [table.companyId, table.departmentId],
      foreignColumns: [departments.companyId, departments.id],
    }),
  ],
);

/** The job that an employee had before `untilDay`; on a given day, the first row that ends after it applies. */
export const formerJobTitles = pgTable(
  'former_job_titles',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    untilDay: date().notNull(),
    jobTitle: text().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.untilDay] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);

/** What an employee can do or may do, until it expires. */
export const employeeSkills = pgTable(
  'employee_skills',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    name: text().notNull(),
    expiresOn: date(),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.name] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
  ],
);

export const contractKind = pgEnum('contract_kind', contractKinds);
export const specialRulesKind = pgEnum('special_rules', specialRules);

/** One row per version; the one in force on a day is the last that starts on or before it. */
export const employeeContracts = pgTable(
  'employee_contracts',
  {
    companyId: integer().notNull(),
    employeeId: integer().notNull(),
    fromDay: date().notNull(),
    hasFixedHours: boolean().notNull(),
    weeklyHours: numeric({ precision: 5, scale: 2, mode: 'number' }).notNull(),
    kind: contractKind().notNull().default('full'),
    daysPerWeek: smallint().notNull().default(5),
    /** The agreed minutes from Monday to Sunday, if the contract names them. */
    weeklyPattern: smallint().array(),
    isBreakInsideHours: boolean().notNull().default(false),
    specialRules: specialRulesKind().notNull().default('none'),
    /** How many minutes later than planned a day may start. */
    flexibleArrival: smallint().notNull().default(0),
    hourlyCost: numeric({ precision: 9, scale: 2, mode: 'number' }),
  },
  (table) => [
    primaryKey({ columns: [table.companyId, table.employeeId, table.fromDay] }),
    foreignKey({ columns: [table.companyId, table.employeeId], foreignColumns: [employees.companyId, employees.id] }),
    check('weekly_hours_within_a_week', sql`${table.weeklyHours} between 0 and 168`),
    check('works_one_to_six_days', sql`${table.daysPerWeek} between 1 and 6`),
    check('the_pattern_has_seven_days', sql`cardinality(${table.weeklyPattern}) = 7`),
    check('arrives_within_two_hours', sql`${table.flexibleArrival} between 0 and 120`),
    check('costs_something', sql`${table.hourlyCost} >= 0`),
  ],
);
