-- The last word went out as the surname until now. Where the ministry accepted a message about somebody, that is written down.
update employees e set name_greek = regexp_replace(trim(coalesce(nullif(name_greek, ''), name)), '^(.*\S)\s+(\S+)$', '\2, \1')
where coalesce(nullif(name_greek, ''), name) ~ '[Ά-ώ]' and coalesce(nullif(name_greek, ''), name) !~ '[A-Za-z,]'
  and trim(coalesce(nullif(name_greek, ''), name)) ~ '\S\s+\S'
  and exists (select from declarations d where d.company_id = e.company_id and d.employee_id = e.id and d.state = 'accepted');
