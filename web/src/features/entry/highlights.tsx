import { Carousel } from '@bordereau/ui/carousel/carousel'
import { Card, Stack, Text } from '@bordereau/ui/layout/layout'
import { useColorScheme } from '@bordereau/ui/scheme'
import { t } from '#macros'
import css from './entry.module.css'

type Highlight = { readonly picture: string; readonly title: string; readonly text: string }

/** Three features of the product, with screenshots. */
export function Highlights() {
  const scheme = useColorScheme().shown
  return (
    <div className={css.highlights}>
      <Carousel
        label={t`What Bordereau does`}
        slides={highlightTexts().map(highlight => ({
          key: highlight.picture,
          content: <Shown {...highlight} scheme={scheme} />,
        }))}
      />
    </div>
  )
}

function Shown({ picture, title, text: words, scheme }: Highlight & { readonly scheme: string }) {
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

function highlightTexts(): readonly Highlight[] {
  return [
    {
      picture: 'editor',
      title: t`Checked while you type`,
      text: t`The official rules of your customer’s country are checked in the document itself and say in plain words what is missing.`,
    },
    {
      picture: 'pay',
      title: t`Delivered, seen, paid`,
      text: t`Your customer opens a link in their language, scans the code and pays. No account, no app.`,
    },
    {
      picture: 'dashboard',
      title: t`What you are owed, in every currency`,
      text: t`What is open, what is late and why, and what comes next: on one page.`,
    },
  ]
}
