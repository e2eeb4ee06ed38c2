import { Stack } from '@bordereau/ui/layout/layout'
import { type ReactNode, useState } from 'react'
import css from './setup.module.css'
import { SetupPaper } from './setup-paper.tsx'
import { SketchContext } from './setup-sketch.ts'
import { SetupStepForm, type SetupStepFormProps } from './setup-step-form.tsx'
import type { PaperSketch } from './sample-paper.ts'

/** A step beside the paper that it fills; below it where there is no room. The paper stays from step to step. */
export function SetupContent(props: SetupStepFormProps & { readonly heading: ReactNode }) {
  const { heading, ...form } = props
  const [sketch, setSketch] = useState<PaperSketch>({})
  return (
    <div className={css.beside}>
      <Stack gap={6}>
        {heading}
        <SketchContext value={setSketch}>
          <SetupStepForm key={form.step} {...form} />
        </SketchContext>
      </Stack>
      <SetupPaper company={form.company} sketch={sketch} />
    </div>
  )
}
