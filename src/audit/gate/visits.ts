import { readScenario, type Scenario } from './scenario'

/** Visits that no pair of stored values and one answer has: repeated NO, long waits, reload, Back, the second tab. */
const links = [
  '?pasos=no.49ms.no.49ms.1ms',
  '?pasos=no.no.50ms.no.si',
  '?local=accepted&pasos=60000ms.60000ms.60000ms',
  '?session=accepted&pasos=60000ms.60000ms.60000ms',
  '?pasos=60000ms.60000ms.60000ms.si-recordar',
  '?pasos=si-recordar.recargar.olvidar.recargar',
  '?pasos=si.recargar.b-abrir',
  '?session=~lleno&pasos=si.volver.otra-x.recargar',
  '?local=~lleno&pasos=si-recordar.volver.otra-nada.recargar',
  '?local=~bloqueado&pasos=si-recordar.volver.olvidar',
  '?local=accepted&pasos=volver.otra-nada',
  '?local=accepted&pasos=congelar.otra-nada.volver',
  '?local=accepted&pasos=congelar.otra-vacia.60000ms.volver',
  '?pasos=no.20ms.congelar.otra-accepted.60000ms.volver',
  '?pasos=no.congelar.60000ms.volver',
  '?pasos=si-recordar.congelar.si.b-olvidar.volver',
  '?local=accepted&pasos=b-abrir.otra-vacia',
  '?local=accepted&pasos=b-abrir.b-olvidar.b-no.50ms.b-si-recordar',
  '?pasos=b-abrir.b-no.20ms.si-recordar.b-recargar',
]

export const visits: readonly Scenario[] = links.map((link) => readScenario(link).scenario)
