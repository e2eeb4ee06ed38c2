-- An import is stored in several transactions of the database: until the last one the statement is not complete.
alter table bank_statement add column complete boolean not null default true;

create index bank_statement_incomplete on bank_statement (workspace_id, imported_at desc) where not complete;

-- A detail of a batch names the entry that is their sum, by the identity that the entry has where a bank reports it as one:
-- whole, and with its reference cut as in MT940.
alter table bank_transaction
  add column entry_identity text,
  add column short_entry_identity text;

create index bank_transaction_part on bank_transaction (workspace_id, account, entry_identity) where entry_identity is not null;
create index bank_transaction_part_cut on bank_transaction (workspace_id, account, short_entry_identity)
  where short_entry_identity is not null;
