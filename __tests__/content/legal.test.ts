import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as constants from '../../src/content/constants'
import { applicationError, cssPreloadError, errorPage, statusTitles } from '../../src/content/errors'
import {
  excessLegend,
  forwardNotice,
  gate,
  identityNotice,
  minorsLegend,
  noCommission,
  noScript,
  officialSite,
  responsibleNotice,
} from '../../src/content/legal'
import { privacy } from '../../src/content/privacy'

describe('the law and the gate', () => {
  it('the two legends are the words of Ley 259, in capitals', () => {
    expect(excessLegend).toBe('EL CONSUMO EXCESIVO DE ALCOHOL ES DAÑINO PARA LA SALUD')
    expect(minorsLegend).toBe('VENTA PROHIBIDA A MENORES DE 18 AÑOS DE EDAD')
  })

  it('the gate asks with the words of the specification', () => {
    expect(gate.question).toContain('Tienes más de 18 años?')
    expect(gate).toMatchObject({
      yes: 'SÍ',
      no: 'NO',
      remember: 'Recordar mis datos',
      slogan: '#PorUnaVidaBohemia',
      loading: 'Cargando...',
      rejection: 'Lo sentimos, debes ser mayor de edad para poder acceder',
      rejectionClose: 'Entendido',
      rememberNotice:
        'Guardaremos en este dispositivo tu respuesta y las páginas que visites, para verlas sin conexión. No la marques si lo compartes con menores de 18 años.',
    })
  })

  it('the notice recommends moderation, tells the strength and protects minors', () => {
    expect(responsibleNotice).toMatch(/consumo responsable.*alcohol 40% vol\..*No compartas.*menores/)
    expect(forwardNotice).toBe('No compartas este contenido con menores de 18 años.')
    expect(identityNotice).toBe(
      'Este sitio no vende. Al comprar se te pedirá tu documento de identidad original.',
    )
    expect(officialSite).toBe('Sitio oficial de la marca')
    expect(noCommission).toMatch(/No cobramos comisión/)
    expect(noScript).toContain('18')
  })

  it('a visitor who said no is never invited to try again', () => {
    expect(`${gate.rejection} ${gate.rejectionDetail}`).not.toMatch(/vuelve|intenta|regresa|de nuevo/i)
  })

  it('the privacy panel names everything the site keeps, and says that age is not verified', () => {
    expect(privacy.stored.map(({ key }) => key)).toEqual([
      'status',
      'react-router-scroll-positions',
      'visitado-…',
    ])
    expect(privacy.ageNotice).toMatch(/no la verifica/)
    expect(privacy.deletion).toContain(gate.forget)
  })

  it.each(['legal', 'errors', 'constants', 'privacy', 'storageKeys', 'gateSentences'])(
    '%s ships with the gate and knows nothing of the catalogue',
    (name) => {
      const code = readFileSync(join(__dirname, `../../src/content/${name}.ts`), 'utf8')
      const imports = [...code.matchAll(/from '([^']+)'/g)].map(([, path]) => path)
      expect(
        imports.filter(
          (path) =>
            !/^(\.\/(constants|storageKeys|gateSentences)|\.\.\/styles\/breakpoints)$/.test(path ?? ''),
        ),
      ).toEqual([])
    },
  )
})

describe('errors and limits', () => {
  it('the error screens keep the generic titles of the specification', () => {
    expect(applicationError).toBe('Unexpected Application Error!')
    expect(cssPreloadError).toBe('Unable to preload CSS')
    expect(Object.values(statusTitles)).toEqual([
      '400 Bad Request',
      '403 Forbidden',
      '404 Not Found',
      '405 Method Not Allowed',
    ])
    expect([errorPage.retry, errorPage.home]).toEqual(['Reintentar', 'Ir al inicio'])
  })

  it('the business constants are those of the specification', () => {
    expect(constants).toMatchObject({
      minimumAge: 18,
      alcohol: '40% vol.',
      premiumPrice: '63Bs.',
      classicPrice: '49Bs.',
      previewLength: 118,
      rejectionPulseMs: 50,
      homeAutoplayMs: 4500,
      autoplayMs: 3000,
      sliderSpeedMs: 300,
      touchThresholdPx: 5,
      longSwipeRatio: 0.5,
      longSwipeMs: 300,
      mainOffsetPx: 72,
    })
    expect(constants.productSlides.map(({ fromPx, slides }) => [fromPx, slides])).toEqual([
      [980, 5],
      [778, 4],
      [568, 3],
      [300, 2],
    ])
    expect(constants.paintingSizes.map(({ widthCm, heightCm }) => `${widthCm}x${heightCm}`)).toEqual([
      '40x30',
      '50x60',
      '60x80',
    ])
  })
})
