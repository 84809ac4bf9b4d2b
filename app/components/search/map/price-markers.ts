import * as L from 'leaflet'
import { isOnePlace, joinOverlapping, type Marker, markerLabel, markerTitle } from '~/models/search/marker'
import { formatPrice } from '~/models/trade/money'

/** About the size of a marker with a margin, in pixels. */
const SIZE = { width: 104, height: 44 }

const EXPANDED = 'aria-expanded'

type Shown = { marker: Marker; layer: L.Marker; button: HTMLButtonElement }

/** The markers on a map as buttons; those that stay the same keep their focus when the others are replaced. */
export function priceMarkers(map: L.Map, onPress: (marker: Marker) => void) {
  let shown = new Map<string, Shown>()

  function add(marker: Marker): Shown {
    const button = buttonOf(marker)
    const icon = Object.assign(new L.DivIcon(), { createIcon: () => button })
    const layer = new L.Marker([marker.latitude, marker.longitude], { icon, keyboard: false })
    layer.on('click', () => onPress(marker)).addTo(map)
    return { marker, layer, button }
  }

  return {
    show(markers: readonly Marker[]) {
      const joined = joinOverlapping(markers, (each) => map.latLngToLayerPoint([each.latitude, each.longitude]), SIZE)
      const hadFocus = map.getContainer().contains(document.activeElement)
      const before = shown
      shown = new Map(
        joined.map((marker) => [JSON.stringify(marker), before.get(JSON.stringify(marker)) ?? add(marker)]),
      )
      for (const [key, { layer }] of before) if (!shown.has(key)) layer.remove()
      if (hadFocus && document.activeElement === document.body) map.getContainer().focus({ preventScroll: true })
    },
    /** Marks the one whose vehicles are listed. */
    choose(chosen: Marker | null) {
      for (const { marker, button } of shown.values())
        if (button.hasAttribute(EXPANDED)) button.setAttribute(EXPANDED, String(marker === chosen))
    },
    focus(marker: Marker) {
      const one = [...shown.values()].find((each) => each.marker === marker)?.button
      const element = one ?? map.getContainer()
      element.focus({ preventScroll: true })
    },
    /** Emphasizes the one that includes this point, given as 'latitude,longitude'. */
    highlight(at: string | undefined) {
      const [latitude = Number.NaN, longitude = Number.NaN] = at?.split(',').map(Number) ?? []
      for (const { marker, button } of shown.values())
        button.classList.toggle('is-lit', includes(marker, latitude, longitude))
    },
  }
}

function buttonOf(marker: Marker): HTMLButtonElement {
  const button = document.createElement('button')
  button.type = 'button'
  button.className = 'leaflet-marker-icon map-marker'
  button.textContent = markerLabel(marker)
  const price = `${marker.vehicles === 1 ? '' : 'from '}${formatPrice(marker.dayPrice)} a day`
  button.setAttribute('aria-label', `${markerLabel(marker)}: ${markerTitle(marker)}, ${price}`)
  if (isOnePlace(marker)) button.setAttribute(EXPANDED, 'false')
  return button
}

function includes({ box }: Marker, latitude: number, longitude: number): boolean {
  return latitude >= box.south && latitude <= box.north && longitude >= box.west && longitude <= box.east
}
