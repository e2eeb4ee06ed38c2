import type { RuleTexts } from '../assemble.ts'

/** Of rules that no publisher has. */
export const own: RuleTexts = {
  'BDX-VAT-06':
    'Aggiungi il numero IVA del cliente: deve l’imposta con quel numero e il numero di un registro non basta (direttiva 2006/112/CE, art. 226, n. 4). Senza numero, addebita l’imposta.',
  'BDX-LAW-01':
    'La legge di alcune inversioni contabili interne termina quel giorno (telefoni, chip, gas, elettricità, telecomunicazioni, metalli): chiedi se lo Stato le mantiene.',
  'BDX-LAW-02':
    'Gli enti pubblici possono versare questa IVA all’erario (scissione dei pagamenti). Qui non è noto se valga ancora: chiedi al cliente.',
  'BDX-LAW-03':
    'Per questa legge non ti si trattiene nulla: togli la ritenuta, a meno che il cliente debba trattenere per altro motivo.',
  'BDX-LAW-04':
    'Chi è nel regime di composizione non può vendere fuori dal suo stato: chiedi consiglio prima di emettere.',
  'BDX-LAW-05':
    'Un’operazione triangolare ha tre Stati: beni spediti da uno Stato diverso dal tuo a un’impresa con numero IVA di un terzo. Qui ne manca qualcosa.',
  'BDX-LAW-06':
    'Il tuo numero EX esenta negli Stati membri per cui è stato concesso: verifica che quello del cliente sia tra questi.',
  'BDX-LAW-07':
    'Forse devi registrarti nello Stato di questo privato e addebitare la sua imposta: questa legge dice da quale somma.',
}
