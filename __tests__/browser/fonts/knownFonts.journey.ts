import { dejavu } from '../../../tools/bench/fontSets'
import { test } from '../support/visitor'
import { launchWithFonts } from './support/fontSet'
import { testFontSet, testLateFonts } from './support/lateFonts'

test.use({ launchOptions: launchWithFonts(dejavu.fonts) })

testFontSet(0.73)
testLateFonts()
