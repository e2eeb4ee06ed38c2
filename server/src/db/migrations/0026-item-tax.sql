-- Several taxes share a category and a rate (exempt, margin schemes, small business): the key tells them apart.
-- '' for a tax that was only typed, or chosen before keys were kept.
alter table item add column tax_key text not null default '';

-- Two kinds of services have places of supply of their own for private customers (Directive 2006/112/EC, art. 58, 59).
alter table item drop constraint item_supply_check;
alter table item add constraint item_supply_check
  check (supply in ('goods', 'services', 'intangible', 'electronic'));
