-- When the person finished or put away the tour of the application; it is offered once.
alter table person add column tour_seen_at timestamptz;

-- Cards and wallets the company takes beside its bank accounts: [{ "brand", "url" }], the url where one pays with it or ''.
alter table company add column accepted_brands jsonb not null default '[]';

-- With which card or wallet a payment was made, where that is known.
alter table payment add column brand text not null default ''
  check (brand in ('', 'visa', 'mastercard', 'amex', 'discover', 'jcb', 'diners', 'paypal', 'apple-pay', 'google-pay', 'stripe'));
