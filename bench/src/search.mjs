import { join } from 'node:path';
import { Client } from 'pg';
import { startServed } from '../../scripts/served.mjs';
import { percentile, repeat } from './measure.mjs';

const budget = 50;

/** Rare, common, short, Greek without accents, several words, mail text, and no match. */
const searches = ['papadaki', 'maria', 'ma', 'a', 'γεωργι', 'maria papadaki', 'linen', 'αριθμοσ 777', 'qqzz'];

/** The search over 100 000 records of every kind, as an administrator. */
export async function benchSearch() {
  const served = await startServed();
  try {
    const total = await fill(join(served.directory, 'postgres', 'socket'));
    const token = await logIn(served.address);
    const find = async (q, more = '') => {
      const answer = await fetch(`${served.address}/api/main-search/find?q=${encodeURIComponent(q)}${more}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      if (!answer.ok) throw new Error(`${answer.status} ${await answer.text()}`);
      return answer;
    };
    const rows = [];
    for (const q of searches) {
      const times = await repeat(20, () => find(q));
      rows.push({ what: `search "${q}" in ${total} records, p50`, unit: 'ms', value: percentile(times, 50), budget });
    }
    const all = await repeat(20, () => find('maria', '&kind=employee&limit=200'));
    rows.push({ what: 'all employees of "maria", p50', unit: 'ms', value: percentile(all, 50), budget });
    return rows;
  } finally {
    await served.stop();
  }
}

const names = `(array['Maria','Μαρία','Giorgos','Γεώργιος','Eleni','Ελένη','Marta','Nikos','Νίκος','Chloé'])[1 + n % 10]
  || ' ' || (array['Papadaki','Παπαδάκης','Rossi','Vlachou','Βλάχος','Ferrari','Alexiou','Müller','Κωστή'])[1 + n / 10 % 9] || ' ' || n`;
const text = `(array['Fresh linen for floor ','Νέα σεντόνια, αριθμός ','Delivery of wine, crate ','Guest in room '])[1 + n % 4] || n`;

async function fill(host) {
  const client = new Client({ host, port: 5432, user: 'horae', database: 'horae' });
  await client.connect();
  const insert = (table, columns, values, count, from = '') =>
    client.query(`insert into ${table} (${columns}) select ${values} from generate_series(1, ${count}) n ${from}`);
  await insert(
    'employees',
    'company_id, code, name, job_title, work_centre_id, department_id',
    `1003, 'B' || n, ${names}, 'Room attendant', held.work_centre_id, held.department_id`,
    20_000,
    ', (select * from employees where company_id = 1003 order by id limit 1) held',
  );
  await insert(
    'users',
    'id, billing, full_name, company, role, username, country, contact, email, current_plan, status, avatar',
    `10000 + n, '', ${names}, 'Aegean', 'editor', 'u' || n, 'Greece', '', 'u' || n || '@hotel.example', 'team', 'active', ''`,
    10_000,
  );
  await insert(
    'invoices',
    'id, issued_date, due_date, client, bank, status, lines, total, salesperson, note, has_terms, has_client_notes, has_payment_stub',
    `10000 + n, '2026-01-01', '2026-02-01', json_build_object('name', ${names}, 'company', 'Aegean ' || n, 'companyEmail', ''), '{}', 'Sent', '[]', 0, '', '', false, false, false`,
    10_000,
  );
  const account = (await client.query(`select id from accounts where email = 'admin@demo.com'`)).rows[0].id;
  await insert(
    'todo_tasks',
    'account_id, id, title, description, tags, is_completed, is_deleted, is_important',
    `${account}, 10000 + n, ${text}, ${names}, '{}', false, false, false`,
    10_000,
  );
  await insert(
    'emails',
    'account_id, id, from_email, from_name, from_avatar, addressees, subject, cc, bcc, message, attachments, at, folder, is_read',
    `${account}, 10000 + n, 'm' || n || '@hotel.example', ${names}, '', '[]', ${text}, '{}', '{}', repeat('<p>' || ${text} || ' goes to ' || ${names} || '.</p>', 5), '[]', now(), 'inbox', true`,
    40_000,
  );
  await insert('profile_posts', 'id, author_name, post_text', `10000 + n, ${names}, ${text}`, 10_000);
  await client.query('analyze');
  const { rows } = await client.query('select count(*)::int as total from search_entries');
  await client.end();
  return rows[0].total;
}

async function logIn(address) {
  const answer = await fetch(`${address}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  });
  return (await answer.json()).accessToken;
}
