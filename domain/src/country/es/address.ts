import type { AddressRules, Subdivision } from '../address-rules.ts'
import { PROVINCE } from '../subdivision-names.ts'

/** Provinces by the first two digits of their post codes. */
const PROVINCES: readonly Subdivision[] =
  `01 Álava|02 Albacete|03 Alicante|04 Almería|05 Ávila|06 Badajoz|07 Illes Balears|08 Barcelona|09 Burgos|10 Cáceres
11 Cádiz|12 Castellón|13 Ciudad Real|14 Córdoba|15 A Coruña|16 Cuenca|17 Girona|18 Granada|19 Guadalajara|20 Gipuzkoa
21 Huelva|22 Huesca|23 Jaén|24 León|25 Lleida|26 La Rioja|27 Lugo|28 Madrid|29 Málaga|30 Murcia|31 Navarra|32 Ourense
33 Asturias|34 Palencia|35 Las Palmas|36 Pontevedra|37 Salamanca|38 Santa Cruz de Tenerife|39 Cantabria|40 Segovia
41 Sevilla|42 Soria|43 Tarragona|44 Teruel|45 Toledo|46 Valencia|47 Valladolid|48 Bizkaia|49 Zamora|50 Zaragoza
51 Ceuta|52 Melilla`
    .split(/[|\n]/)
    .map(row => ({ code: row.slice(0, 2), name: row.slice(3) }))

export const ADDRESS: AddressRules = {
  fields: ['line1', 'line2', 'postCode', 'city', 'subdivision'],
  required: ['line1', 'postCode', 'city'],
  lines: ['{line1}', '{line2}', '{line3}', '{postCode} {city}', '{subdivision}'],
  postCode: {
    label: 'Código postal',
    pattern: /^(0[1-9]|[1-4]\d|5[0-2])\d{3}$/,
    example: '28013',
  },
  subdivision: { label: 'Provincia', name: PROVINCE, options: PROVINCES, printed: 'name' },
}
