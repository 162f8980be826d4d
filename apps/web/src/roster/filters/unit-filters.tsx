import { Combobox } from '#ui/combobox/combobox';
import type { Board } from '../model/board.rules';
import type { RosterFilters } from '../model/roster-filters.rules';
import { rosterWords } from '../roster.words';

interface UnitFiltersProps {
  board: Board | undefined;
  view: RosterFilters;
  change: (part: Partial<RosterFilters>) => void;
  showLabels?: boolean;
}

const optionsOf = (list: Board['businessUnits'] | undefined) =>
  (list ?? []).map(({ value, label }) => ({ value: String(value), label }));

const textOf = (value: number | undefined | null) => (value === undefined || value === null ? null : String(value));
const idOf = (value: string | null) => (value === null ? null : Number(value));

/** Filters applied by the server. Choosing a larger unit clears the smaller ones. */
export function UnitFilters({ board, view, change, showLabels = false }: UnitFiltersProps) {
  const say = rosterWords.use();
  const hideLabel = !showLabels;
  const [units, orgUnits, workCentres] = [board?.businessUnits, board?.orgUnits, board?.workCenters].map(optionsOf);
  // An account that sees one business unit has nothing to choose from.
  const only = board?.businessUnits?.length === 1 ? board.businessUnits[0]?.value : null;
  const people = board?.hotelPeople;
  const whole = people ? say('all.businessUnitPeople', { people }) : say('all.businessUnit');
  const wholeLabel = units && units.length > 1 ? whole : undefined;
  const narrower = { wc: null, dg: [], dept: [] };
  return (
    <>
      <Combobox
        label={say('businessUnit')}
        hideLabel={hideLabel}
        disabled={!units?.length}
        allLabel={wholeLabel}
        placeholder={say('businessUnit')}
        options={units ?? []}
        value={textOf(view.bu ?? board?.appliedUnit?.value ?? only)}
        onChange={(value) => change({ bu: idOf(value), ou: null, ...narrower })}
      />
      <Combobox
        label={say('orgUnit')}
        hideLabel={hideLabel}
        disabled={!orgUnits?.length}
        allLabel={say('all.orgUnit')}
        options={orgUnits ?? []}
        value={textOf(view.ou ?? board?.appliedOrgUnit?.value)}
        onChange={(value) => change({ ou: idOf(value), ...narrower })}
      />
      <Combobox
        label={say('workCentre')}
        hideLabel={hideLabel}
        disabled={!workCentres?.length}
        allLabel={say('all.workCentre')}
        options={workCentres ?? []}
        value={textOf(view.wc)}
        onChange={(value) => change({ wc: idOf(value) })}
      />
    </>
  );
}
