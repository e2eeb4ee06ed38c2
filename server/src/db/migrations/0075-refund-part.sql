-- What a refund took from each invoice, in the invoice's currency, and whether the customer still owes it: null while it
-- was not said yet, because it was made at the provider. Where it is not owed, the credit note that says so.
create table refund_part (
  workspace_id uuid not null references workspace (id) on delete cascade,
  refund_id uuid not null,
  invoice_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  is_owed boolean,
  credit_note_id uuid,
  decided_by uuid,
  decided_at timestamptz,
  primary key (workspace_id, refund_id, invoice_id),
  foreign key (workspace_id, refund_id) references refund (workspace_id, id) on delete cascade,
  foreign key (workspace_id, invoice_id) references invoice (workspace_id, id),
  foreign key (workspace_id, credit_note_id) references invoice (workspace_id, id)
);
create index refund_part_invoice on refund_part (workspace_id, invoice_id);
select app.enable_rls('refund_part');

-- What is asked with the refund itself, before anything is taken: no longer owed, with its credit note.
alter table refund add column is_owed boolean;
alter table refund add column credit_note_id uuid;
alter table refund add foreign key (workspace_id, credit_note_id) references invoice (workspace_id, id);

-- Of those before, the invoice was open again, and it is not asked.
insert into refund_part (workspace_id, refund_id, invoice_id, amount_minor, is_owed)
select refund.workspace_id, refund.id, of.invoice_id, refund.amount_minor, true
from refund
join payment on payment.workspace_id = refund.workspace_id and payment.id = refund.payment_id
join lateral (
  select coalesce(refund.invoice_id, (array_agg(allocation.invoice_id))[1]) as invoice_id
  from allocation
  where allocation.workspace_id = refund.workspace_id and allocation.payment_id = refund.payment_id
  having count(distinct allocation.invoice_id) = 1 or refund.invoice_id is not null
) of on true
join invoice on invoice.workspace_id = refund.workspace_id and invoice.id = of.invoice_id
  and invoice.currency = payment.currency
where refund.kind = 'refund' and refund.status in ('pending', 'succeeded');
