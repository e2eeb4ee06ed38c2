-- The fields that a company names for its documents, as JSON (contract/src/custom-fields.ts).
alter table company add column custom_fields jsonb not null default '[]';
