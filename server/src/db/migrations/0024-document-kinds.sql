-- A new format of document files needs no migration: the formats are a list of the program (domain/src/document-format.ts).
alter table document drop constraint document_kind_check;
alter table document add constraint document_kind_check check (kind ~ '^[a-z0-9_]{1,20}$');
