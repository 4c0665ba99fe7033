/** The board as a picture to keep and to share: what is drawn on the page, as it looks now. */

/** What a drawing takes from style sheets. */
const LOOKS = [
  'fill', 'fill-opacity', 'stroke', 'stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin', 'stroke-opacity',
  'opacity', 'paint-order', 'font', 'letter-spacing', 'text-anchor', 'transform', 'transform-origin', 'visibility', 'display', 'filter',
] // prettier-ignore
const WIDTH = 1600

/** Carries the looks of a drawing over to its copy. */
function dress(from: Element, to: Element): void {
  const style = getComputedStyle(from)
  const looks = LOOKS.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';')
  to.setAttribute('style', looks)
  for (let k = 0; k < from.children.length; k++) if (to.children[k]) dress(from.children[k]!, to.children[k]!)
}

/** The drawings of a board that lie over each other, as one. */
export function drawing(board: Element): SVGSVGElement | null {
  const { width } = board.getBoundingClientRect()
  const layers = [...board.querySelectorAll<SVGSVGElement>('svg')].filter((each) => each.getBoundingClientRect().width > width / 2 && !each.classList.contains('glow'))
  const box = layers[0]?.viewBox.baseVal
  if (!box) return null
  const whole = document.createElementNS('http://www.w3.org/2000/svg', 'svg')
  whole.setAttribute('viewBox', `${box.x} ${box.y} ${box.width} ${box.height}`)
  whole.setAttribute('width', String(WIDTH))
  whole.setAttribute('height', String(Math.round((WIDTH * box.height) / box.width)))
  for (const layer of layers) {
    const copy = layer.cloneNode(true) as SVGSVGElement
    dress(layer, copy)
    copy.removeAttribute('class')
    copy.setAttribute('style', '')
    for (const [name, value] of Object.entries({ x: box.x, y: box.y, width: box.width, height: box.height })) copy.setAttribute(name, String(value))
    whole.append(copy)
  }
  return whole
}

export async function picture(board: Element): Promise<Blob | null> {
  const drawn = drawing(board)
  if (!drawn) return null
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(drawn))}`
  await image.decode()
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  const pen = canvas.getContext('2d')
  if (!pen) return null
  pen.fillStyle = getComputedStyle(document.documentElement).getPropertyValue('--ground')
  pen.fillRect(0, 0, canvas.width, canvas.height)
  pen.drawImage(image, 0, 0)
  return new Promise((done) => canvas.toBlob(done, 'image/png'))
}
