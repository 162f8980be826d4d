-- The roles and the database of Horae, once, as a superuser of PostgreSQL: docs/operations.md, "Two servers".
-- psql --file roles.sql, after putting two passwords of your own in.
create role horae_owner login password 'password of the owner';
create role horae_server login password 'password of the servers';

-- A pooler passes no settings on, so the role of the servers has them.
alter role horae_server set timezone = 'UTC';
alter role horae_server set jit = 'off';
alter role horae_server set statement_timeout = '2min';
alter role horae_server set lock_timeout = '30s';
alter role horae_server set idle_in_transaction_session_timeout = '1min';

create database horae owner horae_owner template template0 encoding 'UTF8' locale 'C.UTF-8';
