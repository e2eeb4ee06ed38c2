-- Simplified invoices have numbers of their own where the law wants it: in Spain (RD 1619/2012, art. 7.1.a).
alter table series drop constraint series_kind_check;
alter table series add constraint series_kind_check check (kind in ('invoice', 'credit_note', 'simplified', 'quote'));
insert into series (workspace_id, id, kind, name, pattern, is_default, created_at)
select workspace_id, gen_random_uuid(), 'simplified', 'Facturas simplificadas', 'S{YYYY}-{seq:4}', true, updated_at
from company where profile->'address'->>'country' = 'ES';
