-- A solved challenge counts once: what was taken is remembered until it would have expired, by every process alike.
create table captcha_taken (
  sha256 bytea primary key,
  expires_at timestamptz not null
);
create index captcha_taken_age on captcha_taken (expires_at);

-- How often something was tried, counted from the first try to `ends_at`. The key (an address, a place) is kept as a
-- hash under the instance's secret.
create table throttle (
  name text not null,
  key bytea not null,
  tries integer not null,
  ends_at timestamptz not null,
  primary key (name, key)
);
create index throttle_age on throttle (ends_at);

do $$
declare name text;
begin
  foreach name in array array['captcha_taken', 'throttle'] loop
    execute format('alter table %I enable row level security', name);
    execute format('alter table %I force row level security', name);
    execute format('create policy wall on %I to bordereau_app using ((select app.is_system()))', name);
    execute format('grant select, insert, update, delete on %I to bordereau_app', name);
  end loop;
end
$$;
