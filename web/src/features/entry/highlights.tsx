import { IconButton } from '@bordereau/ui/button/button'
import { Card, Row, Stack, Text } from '@bordereau/ui/layout/layout'
import { useColorScheme } from '@bordereau/ui/scheme'
import { t } from '@lingui/core/macro'
import { useCarousel } from './carousel.ts'
import css from './entry.module.css'

type Highlight = { readonly picture: string; readonly title: string; readonly words: string }

/** Three things the product does, with true pictures of it. Turns by itself, unless one looks closer or wants rest. */
export function Highlights() {
  const highlights = highlightsInWords()
  const scheme = useColorScheme().shown
  const { shown, playing, toggle, go, attend } = useCarousel(highlights.length)
  return (
    <section
      className={css.highlights}
      aria-roledescription={t`carousel`}
      aria-label={t`What Bordereau does`}
      {...attend}
    >
      <div className={css.slides} aria-live={playing ? 'off' : 'polite'}>
        {highlights.map(({ picture, title, words }, index) => (
          <div
            key={picture}
            className={css.slide}
            role="group"
            aria-roledescription={t`slide`}
            aria-label={t`${index + 1} of ${highlights.length}`}
            hidden={index !== shown}
          >
            <Stack>
              <Card pad="none">
                <img
                  src={`/highlights/${picture}-${scheme}.webp`}
                  alt=""
                  width={1200}
                  height={800}
                  decoding="async"
                  className={css.picture}
                />
              </Card>
              <div>
                <Text size={16} weight="semibold">
                  {title}
                </Text>
                <Text tone="muted">{words}</Text>
              </div>
            </Stack>
          </div>
        ))}
      </div>
      <Row gap={1}>
        <IconButton icon="chevron-left" label={t`Previous`} onClick={() => go(shown - 1)} />
        <IconButton icon="chevron-right" label={t`Next`} onClick={() => go(shown + 1)} />
        <IconButton
          icon={playing ? 'pause' : 'play'}
          label={playing ? t`Pause` : t`Play`}
          onClick={toggle}
        />
        <Text tone="muted" size={13} tabular>
          {shown + 1} / {highlights.length}
        </Text>
      </Row>
    </section>
  )
}

function highlightsInWords(): readonly Highlight[] {
  return [
    {
      picture: 'editor',
      title: t`Checked while you type`,
      words: t`The official rules of your customer’s country run in the document itself, and say in plain words what is missing.`,
    },
    {
      picture: 'pay',
      title: t`Delivered, seen, paid`,
      words: t`Your customer opens a link in her language, scans the code and pays. No account, no app.`,
    },
    {
      picture: 'dashboard',
      title: t`What you are owed, in every currency`,
      words: t`What is open, what is late and why, and what comes next: on one page.`,
    },
  ]
}
