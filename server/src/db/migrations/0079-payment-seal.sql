-- What was recorded of a payment does not change: a correction reverses it. The seal shows an amount, a customer or a date that
-- was changed past the application (Settings, Journal). What is unallocated is the rest of the amount, so no sum would show it.
create function app.payment_seal(sealed payment) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    sealed.workspace_id, sealed.id, sealed.customer_id, to_char(sealed.date, 'YYYY-MM-DD'), sealed.currency, sealed.amount_minor,
    sealed.method, sealed.reference, sealed.note, extract(epoch from sealed.created_at))::text, 'UTF8')), 'hex')
$$;

alter table payment add column seal text;
update payment set seal = app.payment_seal(payment);
alter table payment alter column seal set not null;

-- A restored payment keeps its seal.
create function app.seal_payment() returns trigger language plpgsql as $$
begin
  if new.seal is null then
    new.seal := app.payment_seal(new);
  end if;
  return new;
end
$$;
create trigger payment_seal before insert on payment
  for each row execute function app.seal_payment();
