/** False in a build with `BOHEMIA_WORKER=off`, whose pages register no worker; webpack writes the value in. */
export const isWorkerOn = process.env.BOHEMIA_WORKER !== 'off'
