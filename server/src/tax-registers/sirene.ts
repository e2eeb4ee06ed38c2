import * as z from 'zod/mini'
import { LIMITS, NO_ADDRESS, type TaxRegister, parseJson, unavailable } from './register.ts'

/**
 * The French business register, by the interface of the state's "Recherche d'entreprises"
 * (recherche-entreprises.api.gouv.fr/docs): SIREN, or SIRET of an establishment. It has no number of the request.
 */
export const sirene: TaxRegister = {
  name: 'sirene',
  url: 'https://recherche-entreprises.api.gouv.fr',
  ask: async (send, url, { number }) => {
    const query = new URLSearchParams({ q: number, page: '1', per_page: '1' })
    const response = await send(`${url}/search?${query.toString()}`, {
      ...LIMITS,
      purpose: 'sirene',
      headers: { accept: 'application/json' },
    })
    const text = await response.text()
    const parsed = answerShape.safeParse(parseJson(text))
    if (!response.ok || !parsed.success) return unavailable(`status ${response.status}`)
    const company = parsed.data.results.find(({ siren }) => number.startsWith(siren))
    const establishment =
      number.length === 9
        ? company?.siege
        : [company?.siege, ...(company?.matching_etablissements ?? [])].find(
            one => one?.siret === number,
          )
    const answer = {
      kind: 'answered',
      consultationNumber: '',
      requester: '',
      response: text,
    } as const
    if (!company || !establishment)
      return { ...answer, valid: false, name: '', address: NO_ADDRESS }
    // C: the company has ceased; F: the establishment is closed.
    const isActive = company.etat_administratif === 'A' && establishment.etat_administratif !== 'F'
    return {
      ...answer,
      valid: isActive,
      name: company.nom_raison_sociale ?? company.nom_complet ?? '',
      address: addressOf(establishment),
    }
  },
}

const establishment = z.object({
  siret: z.nullish(z.string()),
  adresse: z.nullish(z.string()),
  complement_adresse: z.nullish(z.string()),
  numero_voie: z.nullish(z.string()),
  indice_repetition: z.nullish(z.string()),
  type_voie: z.nullish(z.string()),
  libelle_voie: z.nullish(z.string()),
  code_postal: z.nullish(z.string()),
  libelle_commune: z.nullish(z.string()),
  etat_administratif: z.nullish(z.string()),
})

const answerShape = z.object({
  results: z.array(
    z.object({
      siren: z.string(),
      nom_complet: z.nullish(z.string()),
      nom_raison_sociale: z.nullish(z.string()),
      etat_administratif: z.nullish(z.string()),
      siege: z.nullish(establishment),
      matching_etablissements: z.nullish(z.array(establishment)),
    }),
  ),
})

/** Establishments that match have their address as one text only, which ends in post code and city. */
function addressOf(row: z.infer<typeof establishment>) {
  const postCode = row.code_postal ?? ''
  const city = row.libelle_commune ?? ''
  const parts = [row.numero_voie, row.indice_repetition, row.type_voie, row.libelle_voie]
  const street = parts.filter(part => part !== null && part !== undefined && part !== '').join(' ')
  const whole = row.adresse ?? ''
  const end = postCode === '' ? -1 : whole.lastIndexOf(postCode)
  const beforePostCode = end === -1 ? whole : whole.slice(0, end).trim()
  return {
    line1: street === '' ? beforePostCode : street,
    line2: row.complement_adresse ?? '',
    postCode,
    city: city === '' && end !== -1 ? whole.slice(end + postCode.length).trim() : city,
  }
}
