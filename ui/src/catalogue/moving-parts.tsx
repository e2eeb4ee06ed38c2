import { useState } from 'react'
import { Button } from '../button/button.tsx'
import { Carousel } from '../carousel/carousel.tsx'
import type { Slide } from '../carousel/carousel.tsx'
import { Select } from '../field/select.tsx'
import { Card, Grid, Row, Stack, Text } from '../layout/layout.tsx'
import { Tour } from '../tour/tour.tsx'
import type { TourStep } from '../tour/tour.tsx'
import { Part } from './part.tsx'

const papers = ['Classic', 'Modern', 'Compact'] as const

const slides: readonly Slide[] = papers.map(name => ({
  key: name,
  label: name,
  content: (
    <Card title={name}>
      <Stack>
        <Text tone="muted">
          Everything an invoice needs, in the design {name.toLowerCase()}, as the customer sees it.
        </Text>
        <Row>
          <Button size="sm">Use {name}</Button>
        </Row>
      </Stack>
    </Card>
  ),
}))

const steps: readonly TourStep[] = [
  { key: 'hello', title: 'Welcome', children: 'Three things are worth a look.' },
  {
    key: 'first',
    target: '#tour-first',
    title: 'The first thing',
    children: 'It begins here, at the start of the line.',
  },
  { key: 'gone', target: '#tour-gone', title: 'Not there', children: 'Never shown.' },
  {
    key: 'second',
    target: '#tour-second',
    title: 'The second thing',
    children: 'And ends here, with a longer explanation that needs more than one line of the card.',
  },
]

/** Carousel and tour. */
export function MovingParts() {
  return (
    <>
      <CarouselPart />
      <Part title="A carousel of one">
        <Carousel label="Only one" slides={slides.slice(0, 1)} />
      </Part>
      <TourPart />
    </>
  )
}

function CarouselPart() {
  const [shown, setShown] = useState('')
  return (
    <Part title="Carousel">
      <Grid column={20} gap={8}>
        <Carousel
          label="Document designs"
          slides={slides}
          {...(shown === '' ? {} : { shown: Number(shown) })}
        />
        <Select
          label="Chosen elsewhere"
          value={shown}
          placeholder="Nothing"
          onChange={setShown}
          options={papers.map((label, index) => ({ value: String(index), label }))}
        />
      </Grid>
    </Part>
  )
}

function TourPart() {
  const [touring, setTouring] = useState(false)
  const [ended, setEnded] = useState('not taken')
  return (
    <Part title="Tour">
      <Text tone="muted">
        The tour: <output>{ended}</output>
      </Text>
      <TourTargets onStart={() => setTouring(true)} />
      {touring && (
        <Tour
          label="Tour of the catalogue"
          steps={steps}
          onEnd={finished => {
            setTouring(false)
            setEnded(finished ? 'finished' : 'left')
          }}
        />
      )}
    </Part>
  )
}

function TourTargets({ onStart }: { onStart: () => void }) {
  return (
    <Row justify="between" wrap>
      <div id="tour-first">
        <Button icon="route" onClick={onStart}>
          Take the tour
        </Button>
      </div>
      <div id="tour-second">
        <Button>The end of the line</Button>
      </div>
    </Row>
  )
}
