DROP INDEX "search_entries_kind_folded_title_index";--> statement-breakpoint
CREATE INDEX "search_entries_kind_account_id_folded_title_index" ON "search_entries" USING btree ("kind","account_id","folded_title" text_pattern_ops);--> statement-breakpoint
-- With the kind and the owner in it, the index answers for one kind at a time, and a search may stop at the first matches of
-- each. What was written last is not put aside: every search would have to read it through.
create extension if not exists btree_gin;
--> statement-breakpoint
drop index search_entries_folded;
--> statement-breakpoint
create index search_entries_folded on search_entries using gin (kind, account_id, folded gin_trgm_ops) with (fastupdate = off);
--> statement-breakpoint
call watch_for_search('blog', 'blog_posts', '0', '0', 'id', 'found.title', 'author_name', $$''$$, $$concat_ws(' ', excerpt, content)$$, $$status = 'Published'$$);
