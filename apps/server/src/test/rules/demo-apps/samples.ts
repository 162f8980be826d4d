/** Valid bodies for the calls of the template sections. */
export const employee = {
  full_name: 'Φανή Αυγέρη',
  post: 'Sommelier',
  email: 'fani@asterion.example',
  city: 'Naxos',
  start_date: '02/28/2019',
  salary: '$18250.00',
  age: '34',
  experience: '7 Years',
  status: 1,
};

export const invoice = {
  issuedDate: '2026-03-05',
  dueDate: '2026-04-04',
  client: { name: 'Χλόη Βερνάρδου', companyEmail: 'chloe@events.example' },
  bank: { bankName: 'Thalassa Bank', country: 'Greece', iban: 'GR16 0110', swiftCode: 'THCOGRAA' },
  lines: [{ item: 'Gala dinner', cost: 100, quantity: 2 }],
};

export const post = {
  title: 'Η βραδινή βάρδια',
  slug: 'night-shift',
  status: 'Published',
  categories: ['rosters'],
  tags: ['nights'],
  content: '<p>Nine hours, once a year.</p>',
  excerpt: 'Clocks and shifts',
  featuredImage: '',
  featuredImageName: '',
  featuredImageAlt: '',
} as const;

export const address = {
  fullName: 'Nikos Vlachos',
  phone: '+30 210 555 0100',
  street: 'Akti 4',
  city: 'Naxos',
  postcode: '843 00',
  country: 'Greece',
  type: 'home',
} as const;
