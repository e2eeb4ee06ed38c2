-- The secret link of a customer to the page with all their documents. Its token is sealed, as that of a payment link.
create table portal_link (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  customer_id uuid not null,
  created_at timestamptz not null,
  revoked_at timestamptz,
  -- The first visit.
  opened_at timestamptz,
  primary key (workspace_id, id),
  foreign key (workspace_id, customer_id) references customer
);
create unique index portal_link_active on portal_link (workspace_id, customer_id) where revoked_at is null;
select app.enable_rls('portal_link');

-- What a checkout pays: one invoice from its payment page, several from the portal. The sum is the amount of the checkout.
create table checkout_invoice (
  workspace_id uuid not null references workspace on delete cascade,
  checkout_id uuid not null,
  invoice_id uuid not null,
  -- The order in which a payment settles them.
  position integer not null,
  amount_minor bigint not null check (amount_minor > 0),
  primary key (workspace_id, checkout_id, invoice_id),
  foreign key (workspace_id, checkout_id) references checkout on delete cascade,
  foreign key (workspace_id, invoice_id) references invoice
);
insert into checkout_invoice (workspace_id, checkout_id, invoice_id, position, amount_minor)
select workspace_id, id, invoice_id, 0, amount_minor from checkout;
select app.enable_rls('checkout_invoice');
alter table checkout drop column invoice_id;

-- The invoice that is open again by a refund, where the payment settled several; null: the latest ones.
alter table refund
  add column invoice_id uuid,
  add foreign key (workspace_id, invoice_id) references invoice;

alter table mail drop constraint mail_kind_check;
alter table mail add constraint mail_kind_check
  check (kind in ('invoice', 'reminder', 'receipt', 'invitation', 'verify', 'reset', 'digest', 'security', 'quote', 'portal'));
