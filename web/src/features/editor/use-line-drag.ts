import { type DragEvent, useMemo } from 'react'
import type { LineCommands } from './line-keys.ts'

/** What is dragged is a line of this document; other files and texts are left to the browser. */
const TYPE = 'application/x-bordereau-line'

/**
 * Moving a line with the pointer: `handle` is for its number, `target` for each line. The line above or below which it
 * would be dropped says so in `data-drop`, which is set without rendering a line again.
 */
export function useLineDrag(id: string, commands: LineCommands) {
  return useMemo(
    () => ({
      handle: {
        draggable: true,
        onDragStart: (event: DragEvent<HTMLElement>) => {
          event.dataTransfer.setData(TYPE, id)
          event.dataTransfer.effectAllowed = 'move'
          const line = event.currentTarget.closest('li')
          if (line) event.dataTransfer.setDragImage(line, 0, 0)
        },
      },
      target: {
        onDragOver: (event: DragEvent<HTMLElement>) => {
          if (!event.dataTransfer.types.includes(TYPE)) return
          event.preventDefault()
          event.dataTransfer.dropEffect = 'move'
          event.currentTarget.dataset['drop'] = sideOf(event)
        },
        onDragLeave: (event: DragEvent<HTMLElement>) => {
          // Also said where the pointer goes on to another cell of the line.
          const { currentTarget, relatedTarget } = event
          const isInside = relatedTarget instanceof Node && currentTarget.contains(relatedTarget)
          if (!isInside) clear(currentTarget)
        },
        onDrop: (event: DragEvent<HTMLElement>) => {
          const dragged = event.dataTransfer.getData(TYPE)
          clear(event.currentTarget)
          if (dragged === '') return
          event.preventDefault()
          commands.place(dragged, id, sideOf(event))
        },
      },
    }),
    [id, commands],
  )
}

function sideOf({ currentTarget, clientY }: DragEvent<HTMLElement>): 'before' | 'after' {
  const { top, height } = currentTarget.getBoundingClientRect()
  return clientY < top + height / 2 ? 'before' : 'after'
}

function clear(line: HTMLElement): void {
  delete line.dataset['drop']
}
