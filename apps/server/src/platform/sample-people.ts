export interface SamplePerson {
  fullName: string;
  jobTitle: string;
  email: string;
}

const person = (fullName: string, jobTitle: string): SamplePerson => ({
  fullName,
  jobTitle,
  email: `${fullName.toLowerCase().replace(' ', '.')}@thalassa.example`,
});

/** Invented colleagues, the same in chat, mail, tasks and boards. */
export const samplePeople = {
  housekeeper: person('Maria Oikonomou', 'Head housekeeper'),
  frontOffice: person('Dimitris Pappas', 'Front office manager'),
  chef: person('Sofia Laskari', 'Executive chef'),
  reservations: person('Lucia Ferrante', 'Reservations agent'),
  maintenance: person('Giorgos Manos', 'Maintenance supervisor'),
  payroll: person('Katerina Roussou', 'Payroll clerk'),
  restaurant: person('Marco Bellini', 'Restaurant manager'),
  spa: person('Anna Drakou', 'Spa manager'),
  nightAuditor: person('Petros Kallergis', 'Night auditor'),
  humanResources: person('Ioanna Venieri', 'Human resources officer'),
};
