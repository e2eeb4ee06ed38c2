-- What public registers (VIES, SIRENE, the Polish white list) answered on a tax id: proof of an exemption, never changed.
create table tax_register_check (
  workspace_id uuid not null references workspace on delete cascade,
  id uuid not null,
  register text not null check (register in ('vies', 'sirene', 'white_list')),
  -- As it is stored in profiles, with the letters of its country.
  number text not null,
  valid boolean not null,
  name text not null,
  line1 text not null,
  line2 text not null,
  post_code text not null,
  city text not null,
  -- The register's number of the request, and the VAT number of the company that asked; '' without one.
  consultation_number text not null,
  requester text not null,
  -- As it was received.
  response text not null,
  -- Who asked; the proof outlives the membership.
  person_id uuid not null,
  checked_at timestamptz not null,
  primary key (workspace_id, id)
);
create index tax_register_check_number on tax_register_check (workspace_id, number, checked_at desc);

select app.enable_rls('tax_register_check');

create trigger kept before update on tax_register_check
  for each row execute function app.refuse_change();
