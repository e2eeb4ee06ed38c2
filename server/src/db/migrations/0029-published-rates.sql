-- Reference rates as their publishers publish them; the same for every company, so without a workspace.
create table published_rate (
  source text not null check (source in ('ecb', 'nbp', 'hmrc', 'bazg')),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The day of publication, of validity where the publisher states it; the first of the month for a month's rate.
  day date not null,
  -- Units of currency for one of the publisher's own, or the other way round (domain/src/exchange/published-rate.ts).
  rate numeric not null check (rate > 0),
  primary key (source, currency, day)
);

alter table published_rate enable row level security;
alter table published_rate force row level security;
create policy readable on published_rate for select to bordereau_app using (true);
create policy written_by_the_system on published_rate for all to bordereau_app
  using ((select app.is_system())) with check ((select app.is_system()));
grant select, insert, update, delete on published_rate to bordereau_app;
