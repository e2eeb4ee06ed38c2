import { type Kysely, type RawBuilder, sql } from 'kysely'

type Line = { line: string }

const HEADER =
  '-- What the migrations add up to. Made by `npm run schema`; read it, never edit or run it.\n'

/**
 * The schema as text, from the catalogue alone: tables with columns and constraints, indexes, policies, grants,
 * triggers and functions, always in the same order and the same on both engines.
 */
export async function dumpSchema<Schema>(db: Kysely<Schema>): Promise<string> {
  const parts = [schemas, functions, tables, indexes, triggers, policies, grants]
  const sections: string[] = []
  for (const part of parts) {
    const { rows } = await part.execute(db)
    if (rows.length > 0) sections.push(rows.map(row => row.line.trimEnd()).join('\n'))
  }
  return `${HEADER}\n${sections.join('\n\n')}\n`
}

/** The schemas that are ours; the server's own and the extensions' objects are left out below. */
const ours = sql`n.nspname <> 'information_schema' and n.nspname !~ '^pg_'`

const schemas: RawBuilder<Line> = sql`
  select format('create schema %I;', n.nspname) as line
  from pg_namespace n where ${ours} and n.nspname <> 'public' order by n.nspname`

const functions: RawBuilder<Line> = sql`
  select pg_get_functiondef(p.oid) || ';' || chr(10) as line
  from pg_proc p join pg_namespace n on n.oid = p.pronamespace
  where ${ours} and p.prokind in ('f', 'p')
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by n.nspname, p.proname, pg_get_function_identity_arguments(p.oid)`

/** Not-null is a property of the column here: only newer servers keep it as a constraint too. */
const tables: RawBuilder<Line> = sql`
  select format(E'create table %I.%I (\n%s\n);\n', n.nspname, c.relname, string_agg('  ' || item, E',\n' order by kind, place))
    || case when c.relrowsecurity then format(E'alter table %I.%I enable row level security;\n', n.nspname, c.relname) else '' end
    || case when c.relforcerowsecurity then format(E'alter table %I.%I force row level security;\n', n.nspname, c.relname) else '' end
    as line
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral (
    select 1 as kind, lpad(a.attnum::text, 5, '0') as place,
      format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
      || case when a.attidentity <> '' then ' generated ' || case a.attidentity when 'a' then 'always' else 'by default' end || ' as identity' else '' end
      || case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid)) else '' end
      || case when a.attgenerated = '' and d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
      || case when a.attnotnull then ' not null' else '' end as item
    from pg_attribute a
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
    where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    union all
    select 2, k.conname, format('constraint %I %s', k.conname, pg_get_constraintdef(k.oid))
    from pg_constraint k where k.conrelid = c.oid and k.contype in ('p', 'u', 'c', 'f', 'x')
  ) as part
  where ${ours} and c.relkind in ('r', 'p')
  group by n.nspname, c.relname, c.relrowsecurity, c.relforcerowsecurity
  order by n.nspname, c.relname`

const indexes: RawBuilder<Line> = sql`
  select pg_get_indexdef(i.indexrelid) || ';' as line
  from pg_index i
  join pg_class c on c.oid = i.indexrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not exists (select from pg_constraint k where k.conindid = i.indexrelid and k.contype in ('p', 'u', 'x'))
  order by n.nspname, i.indrelid::regclass::text collate "C", c.relname`

const triggers: RawBuilder<Line> = sql`
  select pg_get_triggerdef(t.oid) || ';' as line
  from pg_trigger t
  join pg_class c on c.oid = t.tgrelid
  join pg_namespace n on n.oid = c.relnamespace
  where ${ours} and not t.tgisinternal
  order by n.nspname, c.relname, t.tgname`

const policies: RawBuilder<Line> = sql`
  select format('create policy %I on %I.%I as %s for %s to %s', p.policyname, p.schemaname, p.tablename,
      lower(p.permissive), lower(p.cmd), array_to_string(p.roles, ', '))
    || coalesce(E'\n  using ' || p.qual, '') || coalesce(E'\n  with check ' || p.with_check, '') || ';' as line
  from pg_policies p order by p.schemaname, p.tablename, p.policyname`

/** Only what others than the owner may do. */
const grants: RawBuilder<Line> = sql`
  select format('grant %s on %I.%I to %I;', string_agg(lower(g.privilege_type), ', ' order by g.privilege_type),
      n.nspname, c.relname, r.rolname) as line
  from pg_class c
  join pg_namespace n on n.oid = c.relnamespace
  cross join lateral aclexplode(c.relacl) g
  join pg_roles r on r.oid = g.grantee
  where ${ours} and c.relkind in ('r', 'p', 'S', 'v') and g.grantee <> c.relowner
  group by n.nspname, c.relname, r.rolname
  order by n.nspname, c.relname, r.rolname`
