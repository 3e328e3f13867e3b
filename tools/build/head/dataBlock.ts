/** JSON that cannot end the element it stands in. */
export const toInlineJson = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
