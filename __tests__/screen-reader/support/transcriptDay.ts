/** The day on which the transcripts are taken: what is over by then is in none. */
export const transcriptDay = '2026-12-01'
