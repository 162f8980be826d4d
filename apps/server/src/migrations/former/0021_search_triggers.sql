create extension if not exists pg_trgm;
--> statement-breakpoint
-- The same as `foldText` in the contract: lower case, no accents, the final sigma as any other.
create function fold_text(value text) returns text language sql immutable strict parallel safe
  return translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f]', '', 'g')), 'ς', 'σ');
--> statement-breakpoint
create index search_entries_folded on search_entries using gin (folded gin_trgm_ops);
--> statement-breakpoint
-- Lets the search find the rows of a table: which columns or expressions give what, and which rows are shown at all.
-- The entries follow every statement from now on; those that are there already are added.
create procedure watch_for_search(
  kind text, relation regclass, company text, account text, record text,
  title text, note text, place text, body text, shown text
) language plpgsql as $$
declare
  entries text := format($insert$
    insert into search_entries as held (company_id, account_id, kind, record_id, title, note, place, folded_title, folded)
    select %s, %s, %L, %s, shown.title, shown.note, %s, fold_text(shown.title),
      fold_text(concat_ws(' ', shown.title, shown.note, left(regexp_replace(%s, '<[^>]*>|&\w+;', ' ', 'g'), 4000)))
    from %%s as found, lateral (select %s as title, %s as note) as shown
    where %s
    on conflict (company_id, account_id, kind, record_id) do update
      set title = excluded.title, note = excluded.note, place = excluded.place,
        folded_title = excluded.folded_title, folded = excluded.folded
      where (held.title, held.note, held.place, held.folded)
        is distinct from (excluded.title, excluded.note, excluded.place, excluded.folded);
  $insert$, company, account, kind, record, place, body, title, note, shown);
  gone text := format(
    'delete from search_entries where (company_id, account_id, kind, record_id) in (select %s, %s, %L, %s from changed_rows as found',
    company, account, kind, record
  );
begin
  execute format(
    'create function keep_search_of_%s() returns trigger language plpgsql as $body$ begin %s return null; end $body$',
    kind,
    -- What is shown no longer is forgotten.
    case when shown = 'true' then '' else format('%s where not (%s));', gone, shown) end || format(entries, 'changed_rows')
  );
  execute format(
    'create function leave_search_of_%s() returns trigger language plpgsql as $body$ begin %s); return null; end $body$',
    kind, gone
  );
  execute format(
    'create function fill_search_of_%s() returns void language plpgsql as $body$ begin %s end $body$',
    kind, format(entries, relation)
  );
  execute format('create trigger keep_search_on_insert after insert on %s referencing new table as changed_rows for each statement execute function keep_search_of_%s()', relation, kind);
  execute format('create trigger keep_search_on_update after update on %s referencing new table as changed_rows for each statement execute function keep_search_of_%s()', relation, kind);
  execute format('create trigger keep_search_on_delete after delete on %s referencing old table as changed_rows for each statement execute function leave_search_of_%s()', relation, kind);
  execute format('select fill_search_of_%s()', kind);
end $$;
--> statement-breakpoint
-- Completes the entries after rows were loaded while the triggers rested.
create function fill_search_entries() returns void language plpgsql as $$
declare
  fill regproc;
begin
  for fill in select oid from pg_proc where proname like 'fill\_search\_of\_%' loop
    execute format('select %s()', fill);
  end loop;
end $$;
--> statement-breakpoint
call watch_for_search('hotel', 'companies', 'company_id', '0', 'company_id', 'name', 'company_id::text', $$''$$, $$''$$, 'true');
--> statement-breakpoint
call watch_for_search('employee', 'employees', 'company_id', '0', 'id', 'name', 'job_title', $$''$$, $$concat_ws(' ', code, email)$$, 'true');
--> statement-breakpoint
call watch_for_search('user', 'users', '0', '0', 'id', 'full_name', 'email', $$''$$, $$concat_ws(' ', username, company)$$, 'true');
--> statement-breakpoint
call watch_for_search('record', 'employee_records', '0', '0', 'id', 'full_name', 'post', 'email', $$concat_ws(' ', email, city)$$, 'true');
--> statement-breakpoint
call watch_for_search('invoice', 'invoices', '0', '0', 'id', $$client ->> 'name'$$, $$concat('#', id, ' · ', client ->> 'company')$$, $$''$$, $$client ->> 'companyEmail'$$, 'true');
--> statement-breakpoint
call watch_for_search('task', 'todo_tasks', '0', 'account_id', 'id', 'found.title', $$coalesce(assignee ->> 'fullName', '')$$, $$''$$, 'description', 'not is_deleted');
--> statement-breakpoint
call watch_for_search('card', 'kanban_tasks', '0', '0', 'id', 'found.title', $$array_to_string(labels, ', ')$$, $$''$$, 'description', 'true');
--> statement-breakpoint
call watch_for_search('mail', 'emails', '0', 'account_id', 'id', $$coalesce(nullif(subject, ''), from_name)$$, 'from_name', 'folder',
  $$concat_ws(' ', from_email, (select string_agg(concat_ws(' ', addressee ->> 'name', addressee ->> 'email'), ' ') from json_array_elements(addressees) as addressee), message)$$, 'true');
--> statement-breakpoint
call watch_for_search('post', 'profile_posts', '0', '0', 'id', 'left(post_text, 120)', 'author_name', $$''$$, 'post_text', 'true');
