-- What a company agreed with its bank on the references of transfers to an account; without an agreement the scheme is ''.
-- payee_number: by which payers' banks know the payee. pix_key: of Pix, Brazil.
alter table bank_account
  add column reference_scheme text not null default '',
  add column reference_length smallint,
  add column payee_number text not null default '',
  add column pix_key text not null default '';

-- The reference by such an agreement, as it was at issue; '' where there was none.
alter table invoice add column agreed_reference text not null default '';
