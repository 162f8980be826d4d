import { longestPlan } from '@horae/contract/scheduling/planned-items';
import type { NeedDays, StaffingNeeds } from '@horae/contract/scheduling/staffing-need-rows';
import { addDays, datesFrom, daysBetween } from '@horae/local-time/local-date';
import { createZone } from '@horae/local-time/zone';
import type { GrantedHotel } from '#platform/account';
import type { Database } from '#platform/database';
import { invalid } from '#platform/errors';
import { departmentReach } from '#roster/department-reach';
import { readResources } from '#roster/resources';
import { readStays, withEvening } from '#roster/stays';
import { readLentTo } from '../../people/people/loans.reads';
import { readSkillNames } from '../../people/people/skills.reads';
import { neededSkills } from './needed-skills';
import { resolveNeeds } from './resolve-needs.rules';
import { shownNeed } from './shown-need';
import { readNeeds } from './staffing-needs.store';
import { staysWhereLent } from './stays-where-lent.rules';

interface Days {
  first: string;
  last: string;
}

/** The needs that hold on any of these days in the departments in which the account plans, and what a new one may name. */
export async function listNeeds(db: Database, hotel: GrantedHotel, days: Days): Promise<StaffingNeeds> {
  refuseLongRange(days);
  const reach = await departmentReach(db, hotel);
  const rows = await readNeeds(db, hotel.companyId, days);
  const people = await readResources(db, hotel, {}, days);
  const titles = new Map(
    people
      .filter(({ jobTitle }) => jobTitle !== '')
      .map(({ building_Id, jobTitle }) => [`${building_Id} ${jobTitle}`, { departmentId: building_Id, jobTitle }]),
  );
  const skills = await readSkillNames(
    db,
    hotel.companyId,
    people.map(({ employeeId }) => employeeId),
  );
  return {
    needs: rows.filter(({ departmentId }) => reach.maySee(departmentId)).map((row) => shownNeed(row, reach)),
    departments: reach.departments,
    jobTitles: [...titles.values()].sort((a, b) => a.jobTitle.localeCompare(b.jobTitle, 'el')),
    skills,
  };
}

/** How many people are needed at each moment of these days, in the departments in which the account plans. */
export async function neededDays(db: Database, hotel: GrantedHotel, days: Days): Promise<NeedDays> {
  refuseLongRange(days);
  const { departments, maySee, latestOf } = await departmentReach(db, hotel);
  const rows = await readNeeds(db, hotel.companyId, { first: addDays(days.first, -1), last: days.last });
  const own = rows
    .filter(({ departmentId }) => maySee(departmentId))
    .map((row) => Object.assign(row, { departmentId: latestOf(row.departmentId) }));
  const nameOf = new Map(departments.map(({ id, name }) => [id, name]));
  const lines = resolveNeeds(own, days, createZone(hotel.timeZone)).map((line) =>
    Object.assign(line, { department: nameOf.get(line.departmentId) ?? '' }),
  );
  lines.sort(
    (a, b) =>
      a.department.localeCompare(b.department, 'el') ||
      a.departmentId - b.departmentId ||
      (a.jobTitle ?? '').localeCompare(b.jobTitle ?? '', 'el') ||
      (a.skill ?? '').localeCompare(b.skill ?? '', 'el'),
  );
  const needed = new Set(lines.map(({ departmentId }) => departmentId));
  const people = needed.size === 0 ? [] : await readResources(db, hotel, {}, days);
  const ids = people.map(({ employeeId }) => employeeId);
  const names = lines.flatMap(({ skill }) => skill ?? []);
  const [skillsOf, staysOf, lentTo] = await Promise.all([
    neededSkills(db, hotel, { names, from: addDays(days.first, -1) }, ids),
    readStays(db, hotel.companyId, withEvening(days), ids),
    readLentTo(db, hotel.companyId, ids, withEvening(days)),
  ]);
  const dates = datesFrom(addDays(days.first, -1), daysBetween(days.first, days.last) + 2);
  const staff = people
    // Anybody may work a shift in a department where somebody is needed.
    .map(({ employeeId, building_Id, jobTitle }) => {
      const stays = staysWhereLent(
        staysOf.get(employeeId) ?? [{ from: dates[0]!, departmentId: building_Id, jobTitle }],
        dates,
        (day) => lentTo(employeeId, day),
      );
      const isOneStay = stays.length === 1 && !staysOf.has(employeeId);
      const departmentId = latestOf(isOneStay ? stays[0]!.departmentId : building_Id);
      const person: NeedDays['staff'][number] = { employeeId, departmentId, jobTitle };
      if (!isOneStay)
        person.stays = stays.map(({ from, departmentId: id, jobTitle: job }) => ({
          from,
          departmentId: latestOf(id),
          jobTitle: job,
        }));
      const skills = skillsOf(employeeId);
      if (skills.length > 0) person.skills = skills;
      return person;
    });
  return { lines, staff };
}

function refuseLongRange({ first, last }: Days): void {
  if (last < first) throw invalid('last', 'The last day must not be before the first.');
  if (daysBetween(first, last) >= longestPlan) throw invalid('last', `Ask for up to ${longestPlan} days at once.`);
}
