/** What the browser's player calls the captions of the film. */
export const captionsLanguage = 'Español'
