-- The outbox carries messages of every delivery channel. What only one channel reads is its payload.
alter table mail add column channel text not null default 'email';
alter table mail alter column channel drop default;
alter table mail add column payload jsonb not null default '{}';
update mail set payload = jsonb_build_object(
  'copyTo', copy_to,
  'replyTo', reply_to,
  'senderName', sender_name,
  'text', body_text,
  'html', body_html,
  'messageId', message_id
);
alter table mail alter column payload drop default;
alter table mail
  drop column copy_to,
  drop column reply_to,
  drop column sender_name,
  drop column body_text,
  drop column body_html,
  drop column message_id;
-- The id that the channel gave to the transmission: Message-ID of an e-mail, id at an access point. '' before it is sent.
alter table mail add column transmission_id text not null default '';
update mail set transmission_id = payload ->> 'messageId' where status = 'sent';

update job set kind = 'deliver' where kind = 'deliver_mail';

-- A payment that a customer began at a provider. Amount and currency are the server's: an event of the provider with
-- another amount or currency is refused.
create table checkout (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  provider text not null,
  invoice_id uuid not null,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  created_at timestamptz not null,
  primary key (workspace_id, id),
  foreign key (workspace_id, invoice_id) references invoice
);

-- The events that providers reported. The key makes each count once, however often and however concurrently it comes.
create table provider_event (
  workspace_id uuid not null references workspace on delete cascade,
  provider text not null,
  event_id text not null,
  checkout_id uuid not null,
  -- The payment that the event recorded; null: another event had recorded it.
  payment_id uuid,
  received_at timestamptz not null,
  primary key (workspace_id, provider, event_id),
  foreign key (workspace_id, checkout_id) references checkout,
  foreign key (workspace_id, payment_id) references payment
);

create unique index provider_event_payment on provider_event (workspace_id, checkout_id) where payment_id is not null;

select app.enable_rls(name) from unnest(array['checkout', 'provider_event']::regclass[]) as name;
