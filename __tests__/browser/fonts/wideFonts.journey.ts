import { test } from '../support/visitor'
import { launchWithFonts } from './support/fontSet'
import { testFontSet, testLateFonts } from './support/lateFonts'

const wide = 'DejaVu Sans Mono'

// None that the styles know, and one half as wide again as Archivo and three times as wide as Imbue.
test.use({ launchOptions: launchWithFonts({ 'sans-serif': wide, serif: wide, monospace: wide }) })

testFontSet(1)
testLateFonts()
