import type { StaffResource } from '@horae/contract/scheduling/staff-timeline.contract';
import { dropTypedSearch } from '#platform/typed-search';
import { rosterWords } from '#roster/roster.words';
import { Button } from '#ui/button';
import { Message } from '#ui/message';

interface ElsewhereNoteProps {
  people: readonly StaffResource[];
  onShow: (person: StaffResource) => void;
}

/** The person searched for works outside the chosen units: says where, and leads there. */
export function ElsewhereNote({ people, onShow }: ElsewhereNoteProps) {
  const say = rosterWords.use();
  return people.map((person) => (
    <Message key={person.employeeId} kind="info">
      <div className="wrapping-row">
        <span>{say('elsewhere', { name: person.title, unit: person.businessUnit })}</span>
        <Button
          onClick={() => {
            dropTypedSearch();
            onShow(person);
          }}
        >
          {say('elsewhere.show', { name: person.title })}
        </Button>
      </div>
    </Message>
  ));
}
