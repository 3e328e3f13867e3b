type Place = { readonly name: string; readonly at: readonly [latitude: number, longitude: number] }

/** RFC 5870, with the pin and the name that Android's maps read. */
export const geoLink = ({ name, at }: Place) => `geo:${at.join()}?q=${at.join()}(${encodeURIComponent(name)})`

export const openStreetMapLink = ({ at: [latitude, longitude] }: Place) =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`
