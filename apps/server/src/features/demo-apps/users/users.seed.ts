import { userPlans, userRoles, userStatuses } from '@horae/contract/demo-apps/users.contract';
import type { SharedSamples } from '#platform/samples';
import { users } from './users.table';

const people =
  `Αθηνά Βλάχου|Giorgos Alexiou|Maria Kontou|Ελπίδα Ρήγα|Thomas Berger|Katerina Douka|Nikos Farmakis|Claire Fontaine|
Στέλιος Μανωλάς|Ioanna Pappa|Peter Lindqvist|Sofia Raptis|Δημήτρης Ζάχος|Anna Kowalska|Vasilis Tsoukalas|Helena Novak|
Χρύσα Λεβέντη|Marco Bellini|Despina Galani|Oliver Grant|Θανάσης Κόκκαλης|Ingrid Solberg|Yannis Sideris|Lucia Moreno|
Φωτεινή Δήμου|Pavlos Rigas|Emma Whitfield|Αλέξης Στρατής|Eleni Kallergi|Jan de Vries|Μαρίνα Πολίτη|Costas Vergis|
Amelia Hart|Λευτέρης Μακρής|Zoe Andreou|Henrik Dahl|Βασιλική Νάστου|Aris Manos|Beatrice Romano|Σπύρος Λάμπρου|
Natalia Petrova|Kyriakos Floros|Ειρήνη Χατζή|Daniel Moser|Rania Seferli|Λουκάς Παππάς|Julia Brandt|Petros Gikas|
Ολυμπία Ρούσσου|Samuel Okafor`
    .replaceAll('\n', '')
    .split('|');
const companies = [
  'Asterion Palace',
  'Amalthea Bay',
  'Kallisti Suites',
  'Linen & Co',
  'Aegean Catering',
  'Harbour Laundry',
];
const countries = ['Greece', 'Cyprus', 'Germany', 'Italy', 'Sweden', 'France'];
const billings = ['Auto debit', 'Bank transfer', 'Manual – paid', 'Manual – cash'];

export const userSamples: SharedSamples = {
  name: 'users',
  async add(tx) {
    const rows = people.map((fullName, index) => {
      const username = `user${String(index + 1).padStart(2, '0')}`;
      const company = pick(companies, index * 5);
      return {
        id: index + 1,
        billing: pick(billings, index * 3),
        fullName,
        company,
        role: pick(userRoles, index * 3 + Math.floor(index / 5)),
        username,
        country: pick(countries, index * 7),
        contact: `+30 210 ${String(4_100_000 + index * 7919).replace(/(\d{3})(\d{4})/, '$1 $2')}`,
        email: `${username}@${company.toLowerCase().replaceAll(/[^a-z]/g, '')}.example`,
        currentPlan: pick(userPlans, index * 2 + Math.floor(index / 3)),
        status: pick(userStatuses, index % 7 === 0 ? 2 : index % 4 === 3 ? 1 : 0),
        avatar: '',
      };
    });
    await tx.insert(users).values(rows);
  },
};

function pick<T>(from: readonly T[], index: number): T {
  return from[index % from.length]!;
}
