/** Clients: name, company, city and country. */
export const sampleClients = `Alexandra Vouli|Meridian Congresses|Athens, Greece
Θεόδωρος Καλλέργης|Κρητικές Εκδηλώσεις|Ηράκλειο, Ελλάδα
Benedikt Haas|Alpenblick Reisen|Munich, Germany
Chiara Fontana|Fontana Wedding Studio|Florence, Italy
Δανάη Μελισσηνού|Γαλήνη Σεμινάρια|Θεσσαλονίκη, Ελλάδα
Edward Marlowe|Marlowe & Finch Travel|London, United Kingdom
Φώτης Ανδρεάδης|Ανδρεάδης Ναυτιλιακή|Πειραιάς, Ελλάδα
Gabrielle Renaud|Renaud Évasion|Lyon, France
Haris Stavrou|Stavrou Engineering|Limassol, Cyprus
Isabel Cortés|Cortés Eventos|Valencia, Spain
Ιάσων Τριανταφύλλου|Τριανταφύλλου Εκδόσεις|Πάτρα, Ελλάδα
Jonas Ekström|Norrland Ski Club|Umeå, Sweden
Kalliopi Samara|Samara Yoga Retreats|Chania, Greece
Lars Mikkelsen|Fjordline Tours|Bergen, Norway
Λυδία Χρυσάφη|Χρυσάφη Χορευτικό Κέντρο|Βόλος, Ελλάδα
Matteo Gallo|Gallo Vini|Verona, Italy
Natalie Brooks|Brooks Dental Forum|Boston, United States
Νεφέλη Δρακάκη|Δρακάκη Αρχιτέκτονες|Ρέθυμνο, Ελλάδα
Olga Lindholm|Lindholm Choir Trips|Turku, Finland
Pavel Horak|Horak Orchestra|Prague, Czechia
Quentin Dubois|Dubois Cyclisme|Nantes, France
Ραφαήλ Σωτηρίου|Σωτηρίου Φαρμακευτική|Αθήνα, Ελλάδα
Renate Vogel|Vogel Akademie|Vienna, Austria
Selin Aydin|Aydin Film|Istanbul, Türkiye
Σταυρούλα Γεωργίου|Σύλλογος Αρχαιολόγων|Ναύπλιο, Ελλάδα
Tomasz Wilk|Wilk Logistics|Gdańsk, Poland
Ursula Keller|Keller Gartenreisen|Zurich, Switzerland
Vasilis Moraitis|Moraitis Sailing School|Lefkada, Greece
Wendy Okoro|Okoro Consulting|Dublin, Ireland
Ξένια Πετρίδη|Πετρίδη Μόδα|Καβάλα, Ελλάδα
Yara Haddad|Haddad Arts Foundation|Beirut, Lebanon
Zoltan Kerekes|Kerekes Chess Festival|Budapest, Hungary
Anneke Vos|Vos Fietsvakanties|Utrecht, Netherlands
Βίκτωρ Λάσκαρης|Λάσκαρης Τεχνική|Λάρισα, Ελλάδα
Bruno Almeida|Almeida Surf Camps|Porto, Portugal
Celia Wright|Wright Book Festival|Edinburgh, United Kingdom
Dorina Popescu|Popescu Medical Days|Cluj, Romania
Ευρυδίκη Νικολάου|Νικολάου Κατασκευές|Ιωάννινα, Ελλάδα
Filip Jovanović|Jovanović Rowing|Belgrade, Serbia
Greta Sommer|Sommer Fotografie|Hamburg, Germany
Ζωή Αλεξάκη|Αλεξάκη Γάμοι|Σαντορίνη, Ελλάδα
Hugo Lemaire|Lemaire Assurances|Brussels, Belgium
Irini Kosta|Kosta Language School|Nicosia, Cyprus
Johanna Falk|Falk Design Week|Gothenburg, Sweden
Κωνσταντίνος Ράπτης|Ράπτης Οινοποιία|Νεμέα, Ελλάδα
Luca Moretti|Moretti Auto Club|Turin, Italy
Marianna Dimou|Dimou Charity Gala|Athens, Greece
Nikolai Petersen|Petersen Diving|Aarhus, Denmark
Orfeas Kanaris|Kanaris Theatre Company|Corfu, Greece
Paula Sandoval|Sandoval Yachts|Palma, Spain`
  .split('\n')
  .map((line) => line.split('|') as [name: string, company: string, place: string]);

/** What a hotel invoices besides single nights: item and unit price. */
export const sampleItems: [item: string, cost: number][] = [
  ['Conference room, full day', 640],
  ['Group accommodation, room and night', 118.5],
  ['Gala dinner, per guest', 62],
  ['Coffee break, per guest', 8.4],
  ['Airport transfer, minibus', 95],
  ['Wedding reception on the terrace', 2850],
  ['Sound and light, per evening', 410],
  ['Spa voucher, 90 minutes', 84],
  ['Staff accommodation, per month', 1240],
  ['Laundry for partners, per kilo', 3.75],
  ['Interpreter booth, per day', 275],
  ['Late check-out, per room', 45],
];

export const sampleSalespeople = ['Lucia Ferrante', 'Dimitris Pappas', 'Marco Bellini'];
