-- Which documents each open credit seems to pay is kept, because matching thousands of credits with thousands of documents
-- takes a third of a second. server/src/bank-statements/renew-proposals.ts makes it anew after a change.

-- What was proposed for a credit; `certainty` is null where it is a provider's payout, which pays no document.
create table bank_proposal (
  workspace_id uuid not null references workspace on delete cascade,
  transaction_id uuid not null,
  certainty text check (certainty in ('certain', 'likely', 'possible')),
  -- A KeptProposal as JSON (server/src/bank-statements/kept-proposal.ts).
  content text not null,
  primary key (workspace_id, transaction_id),
  foreign key (workspace_id, transaction_id) references bank_transaction (workspace_id, id) on delete cascade
);
create index bank_proposal_certain on bank_proposal (workspace_id, transaction_id) where certainty = 'certain';

-- The documents of a certain or likely proposal, with what was open of each when it was made: it holds while that is so.
create table bank_proposal_document (
  workspace_id uuid not null references workspace on delete cascade,
  transaction_id uuid not null,
  invoice_id uuid not null,
  open_minor bigint not null,
  primary key (workspace_id, invoice_id, transaction_id),
  foreign key (workspace_id, transaction_id) references bank_proposal (workspace_id, transaction_id) on delete cascade
);
create index bank_proposal_document_transaction on bank_proposal_document (workspace_id, transaction_id);

-- Something changed that proposals depend on, since they were made. Changes are inserted, never updated by those who make
-- them, so that no transaction waits for another.
create table bank_matching_change (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null default gen_random_uuid(),
  -- The transaction of the database that made it.
  made_by text not null default pg_current_xact_id()::text,
  -- The renewal that has seen it; null before.
  seen_by uuid,
  primary key (workspace_id, id)
);

-- The renewal that writes the proposals of a company: the one that began last.
create table bank_matching (
  workspace_id uuid not null references workspace on delete cascade,
  renewal uuid not null,
  -- Of the last one that ended; null before the first one.
  ended_at timestamptz,
  took_ms integer not null default 0,
  primary key (workspace_id)
);
select app.enable_rls(name)
from unnest(array['bank_proposal', 'bank_proposal_document', 'bank_matching_change', 'bank_matching']::regclass[]) as name;

-- The credits that are matched, in their order; word for word as matching-store.ts asks.
create index bank_transaction_credit on bank_transaction (workspace_id, booked_on, id)
  where status = 'open' and refusal = '' and amount_minor > 0 and not reversal;

create function app.note_matching_change() returns trigger language plpgsql as $$
begin
  insert into bank_matching_change (workspace_id) values (new.workspace_id);
  return null;
end
$$;
create function app.note_new_transactions() returns trigger language plpgsql as $$
begin
  insert into bank_matching_change (workspace_id) select distinct workspace_id from added;
  return null;
end
$$;
-- Of a statement hundreds come at once.
create trigger bank_transaction_added after insert on bank_transaction
  referencing new table as added for each statement execute function app.note_new_transactions();
create trigger bank_transaction_decided after update on bank_transaction for each row
  when (old.status <> new.status or old.refusal <> new.refusal or old.payment_id is distinct from new.payment_id)
  execute function app.note_matching_change();
-- Nothing else changes of an issued document that a payment may say of it.
create trigger invoice_matching_insert after insert on invoice for each row
  when (new.issued_at is not null and new.kind = 'invoice') execute function app.note_matching_change();
create trigger invoice_matching_update after update on invoice for each row
  when (new.issued_at is not null and new.kind = 'invoice' and (old.issued_at is null
    or old.settled_minor <> new.settled_minor or old.credited_minor <> new.credited_minor))
  execute function app.note_matching_change();
create trigger provider_payout_matching after insert or update on provider_payout for each row
  execute function app.note_matching_change();

insert into bank_matching_change (workspace_id)
select distinct workspace_id from bank_transaction where status = 'open';
