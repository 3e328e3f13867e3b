/** JSON that cannot end the element it stands in. */
export const dataBlock = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c')
