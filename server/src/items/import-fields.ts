import { type Field, field } from '../imports/columns.ts'

/** The columns of an item import with their usual headings in all supported languages. */
export const ITEM_FIELDS: readonly Field[] = [
  field(
    'code',
    `sku, item code, product code, item number, article number, id, référence, ref,
     code article, artikelnummer, artikelnr, art.-nr., nummer, código, referencia, codice,
     codice articolo, kod, symbol, indeks, artikelcode, कोड, الرمز`,
  ),
  field(
    'name',
    `item, item name, product, product name, service, title, article, nom, désignation,
     libellé, produit, prestation, artikel, bezeichnung, produkt, leistung, nombre, producto,
     servicio, concepto, artículo, nome, prodotto, articolo, nazwa, towar, usługa, naam,
     omschrijving, नाम, वस्तु, الاسم, المنتج`,
    true,
  ),
  field(
    'description',
    `details, long description, description longue, détail, beschreibung, descripción,
     descrizione, opis, beschrijving, विवरण, الوصف`,
  ),
  field(
    'unit',
    `unit of measure, uom, unité, einheit, mengeneinheit, unidad, unità, unità di misura,
     jednostka, jednostka miary, jm, j.m., eenheid, इकाई, الوحدة`,
  ),
  field(
    'price',
    `unit price, rate, net price, sales price, amount, prix, prix unitaire, prix ht, pu ht,
     prix unitaire ht, preis, einzelpreis, nettopreis, verkaufspreis, precio, precio unitario,
     prezzo, prezzo unitario, cena, cena netto, prijs, मूल्य, दर, السعر`,
  ),
  field('currency', `currency code, devise, währung, moneda, divisa, valuta, waluta, मुद्रा, العملة`),
  field(
    'taxRate',
    `vat, vat rate, tax, tax rate, gst, gst rate, tva, taux de tva, taux tva, mwst, ust,
     steuersatz, mwst-satz, iva, tipo de iva, aliquota, aliquota iva, stawka vat, btw,
     btw-tarief, कर, الضريبة`,
  ),
  field(
    'taxCategory',
    `tax category, vat category, catégorie de tva, steuerkategorie, categoría de impuesto,
     categoria iva, kategoria vat`,
  ),
  field('supply', `type, kind, goods or services, nature, art, typ, tipo, rodzaj, soort`),
  field('classification', `hsn, sac, hsn/sac, hsn code, sac code, pkwiu, cn, commodity code`),
]
