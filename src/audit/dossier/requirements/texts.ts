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

interface LegalText {
  readonly sentence: string
  /** Raise it, with the fingerprint, when the sentence changes: who reviewed it reviewed these words. */
  readonly version: number
  /** Of the sentence in UTF-8. */
  readonly sha256: string
}

/** Every sentence of the gate and of the law that a visitor must read. */
export const texts = {
  excess: {
    sentence: excessLegend,
    version: 1,
    sha256: '81d4e35191a0619accf419154a126f90cc4d5954b79c31cf4c81fb2b06091768',
  },
  minors: {
    sentence: minorsLegend,
    version: 1,
    sha256: 'c95db43e2adaea2f7b4c39a992cad84aa543f87b7e6a09020158a9b383e26fb7',
  },
  responsible: {
    sentence: responsibleNotice,
    version: 1,
    sha256: 'ce423f8c4782281eb6b4bcbe071c3e00859dfea37154dda25e7a01ff42e47fe2',
  },
  identity: {
    sentence: identityNotice,
    version: 1,
    sha256: 'bfe22dacdeef8b9755519a32f7bd5c503618c1e49aa7f26d5d6a048916123702',
  },
  forward: {
    sentence: forwardNotice,
    version: 1,
    sha256: '34acb96f035d1b0279e26318c1b9eb153d3cf61c8f5745ab0141461ce76d8195',
  },
  official: {
    sentence: officialSite,
    version: 1,
    sha256: 'b55bdadb46d125d721151c5c216d0c66040c8fd4b52c9b4ba95c73684fef97ab',
  },
  'no-script': {
    sentence: noScript,
    version: 1,
    sha256: '3ed24f8559db938ac21102bbd5b803b5960dfaba0e836636d2aa499d5e21ddf9',
  },
  requirement: {
    sentence: gate.requirement,
    version: 1,
    sha256: '7a44ac29dc56a1997c6068ebd4f232d00e80121fe14621b110319f974a377432',
  },
  question: {
    sentence: gate.question,
    version: 1,
    sha256: 'df0e8c8804a8029b876463fae6a7fe2b490e3995b406dabd0d57d32ea6557368',
  },
  remember: {
    sentence: gate.remember,
    version: 1,
    sha256: '2a57b6fc385d9b8e8fb08498bd3a1972652eaaff4a1de4af4f3ac570d91dead3',
  },
  'remember-notice': {
    sentence: gate.rememberNotice,
    version: 2,
    sha256: 'db25d62ec20f155c4a5c4e37943a01648a88bbc65abd96015464538d42505098',
  },
  loading: {
    sentence: gate.loading,
    version: 1,
    sha256: '78164e6c88f6cf6be8c87de99910fbb89e7c7e0343c036f1930c595dbf678521',
  },
  rejection: {
    sentence: gate.rejection,
    version: 1,
    sha256: '8adf9804658e3e32003761b4dab0e3198b9a57dcc3248d237d1fed4608c4dabe',
  },
  'rejection-detail': {
    sentence: gate.rejectionDetail,
    version: 1,
    sha256: '2ee2f53778236be87235861793c365aecc2a80ef59cbdceb7e679e096e8b3f84',
  },
  unsaved: {
    sentence: gate.unsavedNotice,
    version: 1,
    sha256: '1407740e9d22b27ad017910977b45a8e05c6b2419ae946fb8d0f58cbf621a03e',
  },
  forget: {
    sentence: gate.forget,
    version: 1,
    sha256: 'a6bec68843eeb7b8ea6cc48fb22d2bcf45fabfffb1a20035a967b0965cbfd32b',
  },
  'privacy-intro': {
    sentence: privacy.intro,
    version: 1,
    sha256: 'bd50d0f3f52492a8e0fce4092a1e6e2493161f313be18534ccf55c47033c8213',
  },
  'privacy-age': {
    sentence: privacy.ageNotice,
    version: 1,
    sha256: '33e2582e499103ab92dbd6dbe6ba2694058a44ed94b3bbd25512ed6675079ae1',
  },
  'privacy-third-parties': {
    sentence: privacy.thirdParties,
    version: 1,
    sha256: 'ab69b57c7b083153f85ec027dbcc1063580a1a337b6d2bd0fa062a9f2d9e982b',
  },
  'privacy-deletion': {
    sentence: privacy.deletion,
    version: 3,
    sha256: '0f91309532a6ecee5452b7295a2e82ff4477710ca3117d63d932540dc6e5c4ef',
  },
  'privacy-browser-cache': {
    sentence: privacy.browserCache,
    version: 1,
    sha256: 'c1d9d8727d1cb50f427e99c8a44220bf1cab39f2996f635e9a731bb323386fdf',
  },
  'privacy-status': {
    sentence: privacy.stored[0].name,
    version: 1,
    sha256: 'dd452f696dbbc71eed8149a9b36c923888b2fed5f73a092ae3474b1106f13d58',
  },
  'privacy-scroll': {
    sentence: privacy.stored[1].name,
    version: 1,
    sha256: 'ac88832007bae7adbd9903cb57310e0689594e4e8a6edfa90ac2831a278d4fa1',
  },
  'privacy-copies': {
    sentence: privacy.stored[2].name,
    version: 1,
    sha256: '38456258b37720fdc604a9e50b8c9b46b746f58f71cd0d43776c0b09c6012d33',
  },
} as const satisfies Readonly<Record<string, LegalText>>

export type TextId = keyof typeof texts
