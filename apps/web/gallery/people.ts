/** Invented people, enough for a second page. */
export const people = [
  ['Ελένη Μαυρίδη', 'Receptionist', 'Front Office'],
  ['Νίκος Αντωνίου', 'Waiter', 'Restaurant'],
  ['Giulia Ferraro', 'Therapist', 'Thermal Spa'],
  ['Óscar Peñalba', 'Cook', 'Kitchen'],
  ['Θάλεια Καραγιάννη', 'Housekeeper', 'Housekeeping'],
  ['Marcus Vellius', 'Porter', 'Front Office'],
  ['Ιάσων Δημητρίου', 'Gardener', 'Grounds'],
  ['Livia Prandini', 'Sommelier', 'Restaurant'],
  ['Φοίβη Στεφανίδου', 'Night auditor', 'Front Office'],
  ['Tullio Serrano', 'Electrician', 'Maintenance'],
  ['Ζωή Παπαναστασίου', 'Pastry cook', 'Kitchen'],
  ['Aurelia Montiel', 'Lifeguard', 'Pool'],
].map(([name = '', job = '', department = ''], at) => ({ id: at + 1, name, job, department }));

export type Person = (typeof people)[number];
