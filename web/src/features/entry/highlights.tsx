import { Carousel } from '@bordereau/ui/carousel/carousel'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { useColorScheme } from '@bordereau/ui/scheme'
import { t } from '@lingui/core/macro'
import css from './entry.module.css'

type Highlight = { readonly picture: string; readonly title: string; readonly words: string }

/** Three things the product does, with true pictures of it. */
export function Highlights() {
  const scheme = useColorScheme().shown
  return (
    <div className={css.highlights}>
      <Carousel
        label={t`What Bordereau does`}
        slides={highlightsInWords().map(highlight => ({
          key: highlight.picture,
          content: <Shown {...highlight} scheme={scheme} />,
        }))}
      />
    </div>
  )
}

function Shown({ picture, title, words, scheme }: Highlight & { readonly scheme: string }) {
  return (
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
