/** The code that makes files, which most visits do not need. Rejects where it cannot be loaded. */
export const loadFileMakers = () => import(/* webpackChunkName: "files" */ './makeFiles')
