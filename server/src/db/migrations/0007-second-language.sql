-- A further language for this customer's documents, beside the first on the same paper.
alter table customer add column second_language text check (second_language <> language);
