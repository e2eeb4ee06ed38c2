-- The amount of which the last message told the customer: no more than that is collected. Of those that were planned before
-- it was kept, what is open now.
alter table collection add column told_minor bigint;
update collection set told_minor = invoice.payable_minor - invoice.settled_minor from invoice
  where invoice.workspace_id = collection.workspace_id and invoice.id = collection.invoice_id;
alter table collection alter column told_minor set not null;
