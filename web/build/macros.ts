import { getConfig } from '@lingui/conf'
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin'
import babel from '@rolldown/plugin-babel'
import type { PluginOption } from 'vite'

const here = `${import.meta.dirname}/..`

/** Lingui's macros and catalogues; the English message stays in the code of its page, so English needs no catalogue. */
export function macros(): PluginOption[] {
  const linguiConfig = getConfig({ cwd: here })
  return [
    lingui({ cwd: here }),
    babel({
      presets: [
        linguiTransformerBabelPreset({ descriptorFields: 'message', linguiConfig }, { cwd: here }),
      ],
    }),
  ]
}
