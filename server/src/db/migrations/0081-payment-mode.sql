-- Whether a payment is one of a test decides whether it is money: the seal shows that it was changed, too. A payment that was
-- changed before keeps its seal, which goes on showing it.
alter function app.payment_seal(payment) rename to payment_seal_before;
create function app.payment_seal(sealed payment) returns text language sql stable as $$
  select encode(sha256(convert_to(jsonb_build_array(
    sealed.workspace_id, sealed.id, sealed.customer_id, to_char(sealed.date, 'YYYY-MM-DD'), sealed.currency, sealed.amount_minor,
    sealed.method, sealed.reference, sealed.note, extract(epoch from sealed.created_at), sealed.mode)::text, 'UTF8')), 'hex')
$$;
update payment set seal = app.payment_seal(payment) where seal = app.payment_seal_before(payment);
drop function app.payment_seal_before(payment);

-- Of refunds that a person had asked for before 0075, and the provider has not answered, the invoice is open again, as the
-- person was shown: it is not asked whether the customer still owes it.
update refund set is_owed = true
where kind = 'refund' and status = 'requested' and created_by is not null and is_owed is null;
