import { screen, waitFor, within } from '@testing-library/react'
import { findArtist } from '../../../src/content/artists'
import { findCocktail } from '../../../src/content/cocktails'
import { findCocktailImage } from '../../../src/content/recipePictures'
import { alcohol } from '../../../src/content/constants'
import { home } from '../../../src/content/home'
import { confirmed, owner } from '../../../src/content/owner'
import { currentLot } from '../../../src/content/lots'
import { ownerLots } from '../../../src/content/ownerLots'
import { originals } from '../../../src/content/originals'
import { commission } from '../../../src/content/originalWords'
import { findPainting } from '../../../src/content/paintings'
import { products } from '../../../src/content/products'
import { tastingNotes } from '../../../src/content/tastingNotes'
import { paths } from '../../../src/shared/paths'
import { renderApp } from '../../support/renderApp'
import { openBottle, main, messageOf } from './support/openProduct'
import { contactLabels } from '../../support/contactLabels'
import { expectSome } from '../../support/expectSome'

type Product = (typeof products)[number]

const expectDescription = ({ title, namePainting, srcImg, price, paintingId }: Product) => {
  const name = `${title}, ${namePainting}`
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title)
  expect(document.title).toBe(`${name} — Bohemia 56`)
  expect(main().getByText(name, { selector: '[aria-current="page"]' })).toBeInTheDocument()
  expect(main().getByRole('img', { name: srcImg[0].alt })).toBeInTheDocument()
  expect(main().getByText(price, { selector: '.product-info__amount' })).toBeInTheDocument()
  expect(main().getByText(/^Lleva puesto el cuadro/)).toHaveTextContent(
    `Lleva puesto el cuadro ${namePainting}`,
  )
  expect(main().getByRole('link', { name: namePainting })).toHaveAttribute('href', paths.painting(paintingId))
}

const expectOrder = ({ id, title, namePainting, price }: Product) => {
  const order = main().getByRole('link', { name: 'Ordena por WhatsApp (se abre en una pestaña nueva)' })
  const emoji = id.includes('clasico') ? '💎' : '⭐'

  expect(order).toHaveAttribute('target', '_blank')
  expect(order).toHaveAttribute('rel', 'noopener noreferrer')
  expect(messageOf(order)).toBe(
    `¡Hola, Bohemia 56! ${emoji} Me interesa el ${title} con la pintura «${namePainting}». ¿Me dan más información?`,
  )

  const bar = within(screen.getByRole('complementary', { name: 'Pedido rápido' }))
  expect(bar.getByText(namePainting)).toBeInTheDocument()
  expect(bar.getByText(price)).toBeInTheDocument()
  expect(messageOf(bar.getByRole('link', { name: /^Ordena/ }))).toBe(messageOf(order))
}

const expectDataSheet = ({ id, grape, altitude, distillation, bestWith }: Product) => {
  const tasting = tastingNotes[id]
  const { harvest, bottles, restDays } = currentLot(id)
  for (const [term, value] of [
    ['Uva', grape],
    ['Origen', owner.vineyardValley.value],
    ['Viñedo', altitude],
    ['Vendimia', `Marzo de ${harvest.slice(0, 4)}`],
    ['Destilación', distillation],
    ['Reposo', `${restDays} días en vidrio`],
    ['Tanda', `${bottles} botellas`],
    ['Graduación', alcohol],
    ['Contenido', `${owner.bottleVolumeMl.value} ml`],
    ['Alérgenos', ownerLots.allergens.value],
    ['Va mejor', bestWith],
    ['Temperatura', 'De 8 a 12 °C'],
  ] as const) {
    expect(screen.getByText(term, { selector: 'dt' }).nextElementSibling).toHaveTextContent(value)
  }
  for (const [sense, note] of [
    ['Vista', tasting.sight],
    ['Nariz', tasting.nose],
    ['Boca', tasting.palate],
  ] as const) {
    expect(screen.getByRole('heading', { level: 3, name: sense }).nextElementSibling).toHaveTextContent(note)
  }
}

const expectPainting = ({ paintingId }: Product) => {
  const painting = findPainting(paintingId)!
  const artist = findArtist(painting.artistId)!
  const heading = screen.getByRole('heading', { level: 2, name: painting.title })
  const room = within(heading.closest('section')!)

  expect(heading.closest('section')).toHaveAttribute('data-wall', painting.id)
  expect(room.getByRole('img', { name: painting.image.alt })).toBeInTheDocument()
  expect(room.getByText(painting.text)).toBeInTheDocument()
  expect(room.getByText(painting.medium)).toBeInTheDocument()
  expect(room.getByText(`${painting.widthCm} × ${painting.heightCm} cm`)).toBeInTheDocument()
  expect(room.getByRole('link', { name: artist.name })).toHaveAttribute('href', paths.artist(artist.id))
  expect(room.getByRole('link', { name: 'Ver la pintura' })).toHaveAttribute(
    'href',
    paths.painting(painting.id),
  )
  const price = originals[painting.id]!.price
  expect(room.getByText('Original').nextElementSibling).toHaveTextContent(
    price ? `Disponible: ${price}` : 'Vendido',
  )
  const label = price ? contactLabels[artist.id] : 'Consultar un encargo'
  expect(messageOf(room.getByRole('link', { name: new RegExp(`^${label}`) }))).toBe(
    price
      ? `¡Hola! Vi la obra «${painting.title}» de ${artist.name} en Bohemia 56 y quisiera contactarme con ${artist.calledBy}.`
      : commission.message(painting, artist),
  )
}

const expectRecipes = (product: Product) => {
  for (const cocktailId of expectSome(product.cocktailIds)) {
    const cocktail = findCocktail(cocktailId)
    const { name, intro, ingredients, steps } = cocktail
    const recipe = within(screen.getByRole('heading', { level: 3, name }).closest('article')!)
    expect(recipe.getByRole('img', { name: findCocktailImage(cocktail, product).alt })).toBeInTheDocument()
    expect(recipe.getByText(intro)).toBeInTheDocument()
    for (const { name: ingredient, amount } of expectSome(ingredients)) {
      const row = recipe.getByText(ingredient, { selector: 'dt' })
      expect(row.nextElementSibling).toHaveTextContent(amount)
    }
    expect(recipe.getAllByRole('listitem').map((step) => step.textContent)).toEqual(steps)
  }
}

// One test a bottle, not one a part: drawing the page takes longer than reading it.
it.each(products)(
  'the page of $id: description, price, order, data sheet, painting and artist, recipes',
  async ({ id }) => {
    jest.replaceProperty(owner, 'servingTemperature', confirmed([8, 12]))
    const { product } = await openBottle(id)
    expectDescription(product)
    expectOrder(product)
    expectDataSheet(product)
    expectPainting(product)
    expectRecipes(product)
  },
)

it.each(['singani-premium-0', 'singani-clasico-99', 'x', 'SINGANI-PREMIUM-1'])(
  'the unknown bottle %s leads home',
  async (id) => {
    renderApp({ path: `/productos/${id}`, stored: { local: 'accepted' } })
    expect(await screen.findByRole('heading', { level: 1, name: home.title })).toBeInTheDocument()
    await waitFor(() => expect(window.location.pathname).toBe('/'))
  },
)
