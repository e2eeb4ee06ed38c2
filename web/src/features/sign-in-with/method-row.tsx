import { Row, Text } from '@bordereau/ui/layout/layout'
import type { ReactNode } from 'react'
import css from '../../layout/people.module.css'

type MethodRowProps = {
  readonly icon: ReactNode
  readonly name: string
  readonly act: ReactNode
  readonly children: ReactNode
}

export function MethodRow({ icon, name, act, children }: MethodRowProps) {
  return (
    <li className={css.people}>
      <div className={css.who}>
        <Row gap={3}>
          {icon}
          <div className={css.who}>
            <Text weight="medium">
              <bdi>{name}</bdi>
            </Text>
            <Text tone="muted">{children}</Text>
          </div>
        </Row>
      </div>
      {act}
    </li>
  )
}
