-- The company's own list of taxes: sales taxes by place, surcharges. Items and documents refer to its entries by id.
alter table company add column taxes jsonb not null default '[]';

-- Directive 2006/112/EC, art. 369b: sales to private customers in other member states are declared in the one-stop shop.
alter table company add column uses_one_stop_shop boolean not null default false;
