CREATE TABLE "blog_digests" (
	"id" integer PRIMARY KEY NOT NULL,
	"until" timestamp with time zone NOT NULL
);
