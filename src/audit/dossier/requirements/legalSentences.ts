import {
  excessLegend,
  forwardNotice,
  gate,
  identityNotice,
  minorsLegend,
  noScript,
  officialSite,
  responsibleNotice,
} from '../../../content/legal'
import { privacy } from '../../../content/privacy'

/** Every sentence of the gate and of the law that a visitor must read. */
export const legalSentences = {
  excess: excessLegend,
  minors: minorsLegend,
  responsible: responsibleNotice,
  identity: identityNotice,
  forward: forwardNotice,
  official: officialSite,
  'no-script': noScript,
  requirement: gate.requirement,
  question: gate.question,
  remember: gate.remember,
  'remember-notice': gate.rememberNotice,
  loading: gate.loading,
  rejection: gate.rejection,
  'rejection-detail': gate.rejectionDetail,
  unsaved: gate.unsavedNotice,
  forget: gate.forget,
  'privacy-intro': privacy.intro,
  'privacy-age': privacy.ageNotice,
  'privacy-third-parties': privacy.thirdParties,
  'privacy-deletion': privacy.deletion,
  'privacy-browser-cache': privacy.browserCache,
  'privacy-status': privacy.stored[0].name,
  'privacy-scroll': privacy.stored[1].name,
  'privacy-bottles': privacy.stored[2].name,
  'privacy-copies': privacy.stored[3].name,
} as const

export type TextId = keyof typeof legalSentences

/** SHA-256 of the reviewed sentence in UTF-8. When a sentence changes, write its new one and raise its version. */
const fingerprints: Readonly<Record<TextId, string>> = {
  excess: '81d4e35191a0619accf419154a126f90cc4d5954b79c31cf4c81fb2b06091768',
  minors: 'c95db43e2adaea2f7b4c39a992cad84aa543f87b7e6a09020158a9b383e26fb7',
  responsible: '4d15ae93b175f98834237f9a78165390b4d73737e6e30f7d7b94a0182c7b9dd9',
  identity: 'bfe22dacdeef8b9755519a32f7bd5c503618c1e49aa7f26d5d6a048916123702',
  forward: '34acb96f035d1b0279e26318c1b9eb153d3cf61c8f5745ab0141461ce76d8195',
  official: 'b55bdadb46d125d721151c5c216d0c66040c8fd4b52c9b4ba95c73684fef97ab',
  'no-script': '3ed24f8559db938ac21102bbd5b803b5960dfaba0e836636d2aa499d5e21ddf9',
  requirement: '7a44ac29dc56a1997c6068ebd4f232d00e80121fe14621b110319f974a377432',
  question: 'df0e8c8804a8029b876463fae6a7fe2b490e3995b406dabd0d57d32ea6557368',
  remember: '2a57b6fc385d9b8e8fb08498bd3a1972652eaaff4a1de4af4f3ac570d91dead3',
  'remember-notice': '97658244e3aa4aa5b7bb2b51059ff44b0e07e3831fc43b3ade5fba73d6505b77',
  loading: '78164e6c88f6cf6be8c87de99910fbb89e7c7e0343c036f1930c595dbf678521',
  rejection: '8adf9804658e3e32003761b4dab0e3198b9a57dcc3248d237d1fed4608c4dabe',
  'rejection-detail': '2ee2f53778236be87235861793c365aecc2a80ef59cbdceb7e679e096e8b3f84',
  unsaved: '1407740e9d22b27ad017910977b45a8e05c6b2419ae946fb8d0f58cbf621a03e',
  forget: 'a6bec68843eeb7b8ea6cc48fb22d2bcf45fabfffb1a20035a967b0965cbfd32b',
  'privacy-intro': 'bd50d0f3f52492a8e0fce4092a1e6e2493161f313be18534ccf55c47033c8213',
  'privacy-age': '33e2582e499103ab92dbd6dbe6ba2694058a44ed94b3bbd25512ed6675079ae1',
  'privacy-third-parties': 'ab69b57c7b083153f85ec027dbcc1063580a1a337b6d2bd0fa062a9f2d9e982b',
  'privacy-deletion': 'd2c62a677c044b2505a9df57df2a8cd932244b7f2c3d3108939542f1e7c2f18b',
  'privacy-browser-cache': 'c1d9d8727d1cb50f427e99c8a44220bf1cab39f2996f635e9a731bb323386fdf',
  'privacy-status': 'dd452f696dbbc71eed8149a9b36c923888b2fed5f73a092ae3474b1106f13d58',
  'privacy-scroll': '55ad951622e79f4b857b431b54e4e5ea59080d51dd1ef97fde9a7f1623cc29e3',
  'privacy-bottles': 'dd7102c643afc78f8f1512e988ce7f3a829548146679d476c31748c3a546cadf',
  'privacy-copies': '38456258b37720fdc604a9e50b8c9b46b746f58f71cd0d43776c0b09c6012d33',
}

/** Versions above 1: the sentences that changed since their first review. A reviewer signs one version of a sentence. */
const versions: Readonly<Partial<Record<TextId, number>>> = {
  responsible: 3,
  'remember-notice': 3,
  'privacy-scroll': 2,
  'privacy-deletion': 5,
}

/** The sentences with what was reviewed of them. */
export const reviewedTexts = () =>
  (Object.keys(legalSentences) as TextId[]).map((id) => ({
    id,
    text: legalSentences[id],
    version: versions[id] ?? 1,
    sha256: fingerprints[id],
  }))
