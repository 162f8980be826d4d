import { useState } from 'react';
import { Combobox } from '#ui/combobox/combobox';
import { CreatableCombobox } from '#ui/combobox/creatable-combobox';
import { MultiCombobox } from '#ui/combobox/multi-combobox';
import { SelectField } from '#ui/select-field';
import { people } from './people';

const options = people.map(({ id, name, job }) => ({ value: String(id), label: name, note: job }));
const rooms = Array.from({ length: 240 }, (_, at) => ({ value: String(at + 101), label: `Room ${at + 101}` }));
const meals = ['Breakfast', 'Lunch', 'Dinner'].map((meal) => ({ value: meal, label: meal }));

/** Single choice, multiple choice, user-defined choices, and a list too long to render as a whole. */
export function Choices() {
  const [person, setPerson] = useState<string | null>(null);
  const [team, setTeam] = useState<string[]>(['1', '3']);
  const [served, setServed] = useState<string[]>(['Lunch']);
  const [room, setRoom] = useState<string | null>(null);
  const [meal, setMeal] = useState('Lunch');
  return (
    <>
      <Combobox label="Employee" allLabel="All employees" options={options} value={person} onChange={setPerson} />
      <MultiCombobox label="Team" options={options} values={team} onChange={setTeam} />
      <CreatableCombobox
        label="Meals"
        options={meals}
        values={served}
        onChange={setServed}
        addLabel={(text) => `Add “${text}”`}
      />
      <Combobox label="Room" options={rooms} value={room} onChange={setRoom} required error="Choose a room." />
      <SelectField label="Meal" options={meals} value={meal} onChange={setMeal} />
    </>
  );
}
