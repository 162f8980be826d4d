import type { SharedSamples } from '#platform/samples';
import { employeeRecords } from './employee-records.table';

const first = ['Μαρία', 'Γιώργος', 'Elena', 'Lukas', 'Δήμητρα', 'Antonis', 'Chiara', 'Stefan', 'Ελένη', 'Minas'];
const last = [
  'Παπαδάκη',
  'Vlachos',
  'Hoffmann',
  'Kanellou',
  'Ρούσσος',
  'Moretti',
  'Stavrou',
  'Lindgren',
  'Κατσαρού',
  'Duarte',
];
const posts = [
  'Room attendant',
  'Front office agent',
  'Chef de partie',
  'Night auditor',
  'Maintenance technician',
  'Waiter',
  'Pool attendant',
];
const cities = ['Athens', 'Chania', 'Rhodes', 'Thessaloniki', 'Corfu'];

const two = (number: number) => String(number).padStart(2, '0');

export const employeeRecordSamples: SharedSamples = {
  name: 'employee-records',
  async add(tx) {
    const rows = Array.from({ length: 100 }, (_, index) => {
      const years = 1 + ((index * 5) % 21);
      return {
        id: index + 1,
        avatar: '',
        fullName: `${first[index % 10]} ${last[(index * 3 + Math.floor(index / 10)) % 10]}`,
        post: posts[(index * 4) % posts.length]!,
        email: `employee${index + 1}@asterion.example`,
        city: cities[(index * 3) % cities.length]!,
        startDate: `${two(1 + ((index * 5) % 12))}/${two(1 + ((index * 11) % 28))}/${2026 - years}`,
        salary: `$${(12_400 + ((index * 1913) % 23_000)).toFixed(0)}.${two((index * 37) % 100)}`,
        age: String(19 + ((index * 13) % 46)),
        experience: years === 1 ? '1 Year' : `${years} Years`,
        status: 1 + ((index * 3 + Math.floor(index / 9)) % 5),
      };
    });
    await tx.insert(employeeRecords).values(rows);
  },
};
