-- Kinds of supply that are where they are performed, and that place: country, postCode, city and subdivision.
-- null: not stated.
alter table item drop constraint item_supply_check;
alter table item add constraint item_supply_check check (supply in (
  'services', 'goods', 'intangible', 'electronic', 'land', 'restaurant', 'admission', 'event', 'passenger_transport',
  'goods_transport', 'short_hire', 'long_hire', 'movable_work', 'in_person', 'intermediary', 'installed_goods',
  'goods_on_board', 'energy', 'second_hand', 'travel'));
alter table item add column performed_at jsonb;

-- What a line that is typed by hand supplies: asked once, when the company is set up.
alter table company add column sells text not null default 'both'
  constraint company_sells_check check (sells in ('goods', 'services', 'both'));
