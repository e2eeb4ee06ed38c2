import { useEffect, useState } from 'react'
import { pictureColors } from './picture-colors.ts'

/** The edge of the square on which the picture is drawn to be read, in pixels. */
const EDGE = 64

/** The colours of the picture at this address (picture-colors.ts); none until it is there, and without one. */
export function usePictureColors(source: string | undefined): readonly string[] {
  const [read, setRead] = useState<{ source: string; colors: readonly string[] }>()
  useEffect(() => {
    if (source === undefined) return undefined
    const image = new Image()
    image.addEventListener('load', () => setRead({ source, colors: colorsOf(image) }))
    image.src = source
    return () => {
      image.src = ''
    }
  }, [source])
  return read && read.source === source ? read.colors : []
}

function colorsOf(image: HTMLImageElement): readonly string[] {
  const canvas = document.createElement('canvas')
  canvas.width = EDGE
  canvas.height = EDGE
  const context = canvas.getContext('2d', { willReadFrequently: true })
  if (!context) return []
  context.drawImage(image, 0, 0, EDGE, EDGE)
  return pictureColors(context.getImageData(0, 0, EDGE, EDGE).data)
}
