// What is wrong with a page as it stands: what runs over, what is covered, what is too small to read.
([least]) => {
  const found = []
  const visible = each => each.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const tell = each => {
    const name = each.dataset?.id ?? each.getAttribute('aria-label') ?? each.textContent.trim().slice(0, 40)
    return `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} "${name}"`
  }
  const box = each => each.getBoundingClientRect()
  const { scrollWidth, scrollHeight } = document.documentElement
  if (scrollWidth > innerWidth) found.push(`the page is ${scrollWidth} wide, the window ${innerWidth}`)
  if (scrollHeight > innerHeight) found.push(`the page is ${scrollHeight} high, the window ${innerHeight}`)

  // What can be scrolled to is not cut off.
  const scrolls = (style, axis) => ['auto', 'scroll'].includes(style[`overflow${axis}`])
  const clips = (style, axis) => ['hidden', 'clip'].includes(style[`overflow${axis}`])
  const cut = each => {
    const own = box(each)
    for (let above = each.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above)
      if (style.display === 'contents') continue
      const [there, ellipsis] = [box(above), style.textOverflow === 'ellipsis']
      const [x, y] = [scrolls(style, 'X'), scrolls(style, 'Y')]
      if (style.position === 'fixed' && !x && !y) break
      if (clips(style, 'X') && !x && !ellipsis && (own.right > there.right + 2 || own.left < there.left - 2)) return true
      if (clips(style, 'Y') && !y && (own.bottom > there.bottom + 2 || own.top < there.top - 2)) return true
      if (x || y) return false
    }
    // A page that scrolls as a whole cuts nothing off below.
    return own.right > innerWidth + 1 || own.bottom + scrollY > scrollHeight + 1 || own.left < -1 || own.top + scrollY < -1
  }
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const read = new Set()
  while (texts.nextNode()) {
    const parent = texts.currentNode.parentElement
    if (texts.currentNode.data.trim() && !parent.closest('.hidden, .skip, .icons, .middle, script, style, option')) read.add(parent)
  }
  for (const each of read) {
    if (!visible(each)) continue
    const drawn = each.closest('svg')
    const scale = drawn && each.getScreenCTM ? Math.hypot(each.getScreenCTM().a, each.getScreenCTM().b) : 1
    const size = parseFloat(getComputedStyle(each).fontSize) * scale
    // A drawn board can be zoomed, four times.
    const zoomed = drawn?.closest('[data-board]') ? 4 : 1
    if (size * zoomed < least - 0.01) found.push(`${size.toFixed(1)} px: ${tell(each)}`)
    if (!drawn && cut(each)) found.push(`cut off: ${tell(each)}`)
  }

  // In bars, where little room is, no word runs into what can be touched, nor out of what it stands in.
  for (const button of document.querySelectorAll('header button, header a[href], nav button')) {
    if (!visible(button)) continue
    const bar = button.closest('header, nav')
    for (const each of read) {
      if (!bar.contains(each) || button.contains(each) || !visible(each) || each.closest('.hidden')) continue
      let clip = each
      while (clip !== bar && getComputedStyle(clip).overflowX === 'visible') clip = clip.parentElement
      const [room, seen] = [box(button), box(clip)]
      const range = document.createRange()
      const own = [...each.childNodes].filter(node => node.nodeType === Node.TEXT_NODE)
      const lines = own.flatMap(node => (range.selectNode(node), [...range.getClientRects()]))
      const into = lines.some(line => {
        const wide = Math.min(line.right, seen.right, room.right) - Math.max(line.left, seen.left, room.left)
        return wide > 2 && Math.min(line.bottom, room.bottom) - Math.max(line.top, room.top) > 2
      })
      if (into) found.push(`${tell(each)} runs into ${tell(button)}`)
    }
  }

  // What can be touched is not covered by something else.
  const touchable = '[data-thing=legal], button:not(:disabled, [data-thing=""]), a[href], select, input'
  const inside = ([x, y], { left, right, top, bottom }) => x > left + 2 && x < right - 2 && y > top + 2 && y < bottom - 2
  const reachable = (each, [x, y]) => {
    for (let above = each.parentElement; above && above !== document.body; above = above.parentElement) {
      const style = getComputedStyle(above)
      if (style.overflow !== 'visible' && style.display !== 'contents' && !inside([x, y], box(above))) return false
    }
    return x > 0 && y > 0 && x < innerWidth && y < innerHeight
  }
  const spots = each => {
    const shapes = each instanceof SVGElement ? [...each.querySelectorAll('rect, circle, path')].filter(shape => box(shape).width > 4) : []
    return (shapes.length ? shapes : [each]).flatMap(shape => {
      const { left, top, width, height } = box(shape)
      return [0.5, 0.12, 0.88].map(share => [left + width * share, top + height * (share === 0.5 ? 0.5 : share)])
    })
  }
  // What stays in sight while the rest is scrolled covers nothing for good.
  const floats = each => {
    for (let above = each; above; above = above.parentElement)
      if (getComputedStyle(above).position === 'sticky' && !above.closest('header')) return true
    return false
  }
  const hit = (each, [x, y]) => {
    const top = document.elementFromPoint(x, y)
    return top && (each.contains(top) || top.contains(each) || floats(top))
  }
  for (const each of document.querySelectorAll(touchable)) {
    if (!visible(each) || each.closest('.hidden') || box(each).width < 2) continue
    const within = spots(each).filter(point => reachable(each, point))
    // One that is free is enough, and most often the first is: to look what lies where takes long.
    if (!within.length || within.some(point => hit(each, point))) continue
    const top = document.elementFromPoint(...within[0])
    found.push(`${tell(each)} lies under ${top ? tell(top.closest(touchable) ?? top) : 'nothing'}`)
  }
  return [...new Set(found)]
}
