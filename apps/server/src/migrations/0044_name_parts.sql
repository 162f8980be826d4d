create or replace function fold_text(value text) returns text language sql immutable strict parallel safe
  return translate(lower(regexp_replace(normalize(value, NFD), '[\u0300-\u036f''’‘ʼ´΄`]', '', 'g')), 'ς', 'σ');
--> statement-breakpoint
update search_entries set folded_title = fold_text(folded_title), folded = fold_text(folded) where folded ~ '[''’‘ʼ´΄`]';
--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "surname" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "first_name" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "surname_greek" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "first_name_greek" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "surname_latin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "first_name_latin" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "employees" ADD COLUMN "is_name_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- What is sure: a comma, one word, or two words in Latin letters. All else is a guess that a person confirms.
create function pg_temp.name_parts(written text) returns table (surname text, first_name text, is_certain boolean)
  language sql immutable as $$
  select
    case
      when has_comma then btrim(split_part(written, ',', 1))
      when cardinality(words) < 2 then words[1]
      when is_greek then words[1]
      else words[cardinality(words)]
    end,
    case
      when has_comma then btrim(split_part(written, ',', 2))
      when cardinality(words) < 2 then ''
      when is_greek then array_to_string(words[2:], ' ')
      else array_to_string(words[:cardinality(words) - 1], ' ')
    end,
    has_comma or cardinality(words) < 2 or (cardinality(words) = 2 and not is_greek)
  from (
    select written ~ '\S\s*,\s*\S' as has_comma, written ~ '[Ͱ-Ͽἀ-῿]' and written !~ '[A-Za-zÀ-ʯ]' as is_greek,
      regexp_split_to_array(btrim(replace(written, ',', ' ')), '\s+') as words
  ) as read
$$;--> statement-breakpoint
create function pg_temp.name_words(written text) returns text[] language sql immutable as $$
  select array_agg(word order by word) from regexp_split_to_table(btrim(fold_text(replace(written, ',', ' '))), '\s+') as word
$$;--> statement-breakpoint
-- A Greek name with a comma says how the same words of the shown name are split.
update employees e set
  surname = shown.surname, first_name = shown.first_name,
  surname_greek = case when is_same then '' else coalesce(greek.surname, '') end,
  first_name_greek = case when is_same then '' else coalesce(greek.first_name, '') end,
  surname_latin = coalesce(latin.surname, ''), first_name_latin = coalesce(latin.first_name, ''),
  is_name_confirmed = coalesce(greek.is_certain, case when was.name !~ '[Ͱ-Ͽἀ-῿]' then latin.is_certain end, shown.is_certain)
from (
  select company_id, id, name, name_greek, name_latin, name_greek <> '' and pg_temp.name_words(name_greek) = pg_temp.name_words(name) as is_same
  from employees
) as was
cross join lateral pg_temp.name_parts(case when was.is_same and was.name not like '%,%' then was.name_greek else was.name end) as shown
left join lateral pg_temp.name_parts(was.name_greek) as greek on was.name_greek <> ''
left join lateral pg_temp.name_parts(was.name_latin) as latin on was.name_latin <> ''
where (e.company_id, e.id) = (was.company_id, was.id) and e.erased_at is null;--> statement-breakpoint
update employees set surname = name where erased_at is not null or surname = '';
drop function pg_temp.name_words(text);--> statement-breakpoint
drop function pg_temp.name_parts(text);
