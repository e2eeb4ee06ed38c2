-- What the files of a tax office state of the company and its invoices do not: the tax office, a natural person's name and
-- date of birth, the parts of an address.
alter table bookkeeping add column details jsonb not null default '{}';
