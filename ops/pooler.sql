-- Before the first start with DATABASE_POOLER_URL (docs/OPERATIONS.md, 'Behind a pooler'), and again for a new password:
--   psql -d meridia -v password=… -f ops/pooler.sql
-- The two roles of requests log in themselves, so no connection behind the pooler can have another role.
alter role meridia_app login password :'password';
alter role meridia_system login password :'password';
-- A pooler does not pass on the limits with which the app connects. These hold for connections that log in as the role.
alter role meridia_app set statement_timeout = '6s';
alter role meridia_app set idle_in_transaction_session_timeout = '30s';
alter role meridia_system set statement_timeout = '6s';
alter role meridia_system set idle_in_transaction_session_timeout = '30s';
