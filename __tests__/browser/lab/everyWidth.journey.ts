import { expectLayout } from '../support/expectLayout'
import { test } from '../support/visitor'
import { openLab } from './support/labPage'

test.use({ reducedMotion: 'reduce' })

test('the lab at every width', async ({ visitor }) => {
  await openLab(visitor, '?pasos=no.si-recordar')
  await expectLayout(visitor, 'the lab', { hasBar: false })
})
