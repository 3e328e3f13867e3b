import { test } from '../support/visitor'
import { launchWithFonts } from './support/fontSet'
import { testFontSet, testLateFonts } from './support/lateFonts'

test.use({ launchOptions: launchWithFonts('DejaVu Sans', 'DejaVu Serif', 'DejaVu Sans Mono') })

testFontSet(0.73)
testLateFonts()
