ALTER TABLE "accounts" ADD COLUMN "is_confirmed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
-- Whom an administrator invited or gave a hotel is vouched for; who only registered has to open a link first.
update accounts set is_confirmed = false
where role = 'client' and not is_demo and disabled_at is null and password_hash is not null
  and not exists (select from account_hotels where account_hotels.account_id = accounts.id)
  and not exists (select from audit_entries where company_id = 0 and object = 'account' and deed = 'add' and object_id = accounts.id);
