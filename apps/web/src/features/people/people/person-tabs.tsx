import type { ContractVersion } from '@horae/contract/contract-version';
import type { Person } from '@horae/contract/person';
import type { ScreenSearch } from '#platform/screen-search';
import type { SelectedHotel } from '#platform/storage';
import { Tabs } from '#ui/tabs';
import type { Seen } from './people.queries';
import { peopleWords } from './people.words';
import { PersonContracts } from './person-contracts';
import { PersonDetails } from './person-details';
import type { OpenAction } from './person-dialogs';
import { PersonHistory } from './person-history';
import { PersonLeaves } from './person-leaves';
import { PersonLoans } from './person-loans';
import { PersonSkills } from './person-skills';

const tabs = ['details', 'contracts', 'loans', 'leave', 'skills', 'history'] as const;

interface PersonTabsProps extends ScreenSearch {
  hotel: SelectedHotel;
  person: Person;
  seen: Seen;
  onStart: (action: OpenAction) => void;
}

/** The tabs of an employee's page; what changes something there is started by the page. */
export function PersonTabs({ hotel, person, seen, search, onSearch, onStart }: PersonTabsProps) {
  const say = peopleWords.use();
  const tab = tabs.find((one) => one === search.tab) ?? 'details';
  return (
    <Tabs
      label={say('tabs', { name: person.name })}
      value={tab}
      tabs={tabs.map((value) => ({ value, label: say(`tab.${value}`) }))}
      onChange={(next) => onSearch(next === 'details' ? {} : { tab: next }, { replace: true })}
    >
      {tab === 'details' && (
        <PersonDetails
          person={person}
          seen={seen}
          onEmployment={(former) => onStart({ kind: 'employment', former })}
          onClockNumbers={() => onStart({ kind: 'clockNumbers' })}
        />
      )}
      {tab === 'contracts' && (
        <PersonContracts
          person={person}
          onAdd={() => onStart({ kind: 'contract', version: null })}
          onEdit={(version: ContractVersion) => onStart({ kind: 'contract', version })}
          onRemove={(version: ContractVersion) => onStart({ kind: 'removeContract', version })}
        />
      )}
      {tab === 'loans' && (
        <PersonLoans person={person} seen={seen} onEdit={(loan) => onStart({ kind: 'loan', loan })} />
      )}
      {tab === 'leave' && <PersonLeaves hotel={hotel.ErpCompanyId} employee={person} />}
      {tab === 'skills' && <PersonSkills person={person} seen={seen} onAdd={() => onStart({ kind: 'skill' })} />}
      {tab === 'history' && <PersonHistory hotel={hotel} id={seen.id} />}
    </Tabs>
  );
}
