-- The encoding that a person said files with these headings have; null where they were not asked.
alter table bank_csv_mapping add column encoding text;
