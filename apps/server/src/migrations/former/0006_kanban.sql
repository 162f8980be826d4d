CREATE TABLE "kanban_boards" (
	"id" integer PRIMARY KEY NOT NULL,
	"title" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "kanban_tasks" (
	"id" integer PRIMARY KEY NOT NULL,
	"board_id" integer NOT NULL,
	"title" text NOT NULL,
	"description" text NOT NULL,
	"labels" text[] NOT NULL,
	"due_date" text,
	"attachments" json NOT NULL,
	"comments" json NOT NULL,
	"assigned_to" json NOT NULL,
	"cover_image" text,
	"position" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kanban_tasks" ADD CONSTRAINT "kanban_tasks_board_id_kanban_boards_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."kanban_boards"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kanban_tasks_board_id_index" ON "kanban_tasks" USING btree ("board_id");