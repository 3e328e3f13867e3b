import { expectLayout, fewScreens } from '../support/expectLayout'
import { test } from '../support/visitor'
import { openDossier, requireDossier } from './support/dossierPage'

test.use({ reducedMotion: 'reduce' })
test.beforeAll(requireDossier)

test('the dossier’s page in each of its layouts', async ({ visitor }) => {
  await openDossier(visitor)
  await expectLayout(visitor, 'the dossier', { hasBar: false, on: fewScreens })
})
