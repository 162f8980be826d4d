CREATE TABLE "former_employments" (
	"company_id" integer NOT NULL,
	"employee_id" integer NOT NULL,
	"first_day" date,
	"last_day" date NOT NULL,
	CONSTRAINT "former_employments_company_id_employee_id_last_day_pk" PRIMARY KEY("company_id","employee_id","last_day"),
	CONSTRAINT "a_former_employment_ends_after_it_begins" CHECK ("former_employments"."last_day" >= "former_employments"."first_day")
);
--> statement-breakpoint
ALTER TABLE "former_employments" ADD CONSTRAINT "former_employments_company_id_employee_id_employees_company_id_id_fk" FOREIGN KEY ("company_id","employee_id") REFERENCES "public"."employees"("company_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
alter table former_employments add constraint employments_do_not_overlap exclude using gist (
  company_id with =, employee_id with =, daterange(first_day, last_day, '[]') with &&
);
--> statement-breakpoint
create function refuse_overlapping_employments() returns trigger language plpgsql as $$
begin
  if exists (
    select from former_employments f join employees e on e.company_id = f.company_id and e.id = f.employee_id
    where f.company_id = new.company_id and f.employee_id = (to_jsonb(new) ->> tg_argv[0])::int
      and f.last_day >= coalesce(e.first_day, '-infinity')
  ) then
    raise exception 'A former employment of employee % does not end before the last one begins.', to_jsonb(new) ->> tg_argv[0]
      using errcode = 'exclusion_violation', constraint = 'employments_do_not_overlap';
  end if;
  return null;
end $$;
--> statement-breakpoint
-- At the end of the transaction, so that both rows of a person may be written in either order.
create constraint trigger former_employments_end_before after insert or update on former_employments
  deferrable initially deferred for each row execute function refuse_overlapping_employments('employee_id');
--> statement-breakpoint
create constraint trigger employments_begin_after after update of first_day on employees
  deferrable initially deferred for each row execute function refuse_overlapping_employments('id');
