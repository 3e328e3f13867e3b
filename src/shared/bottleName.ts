import type { Product } from '../content/models'

/** The name under which a bottle travels from its card to its page. */
export const bottleName = ({ id }: Pick<Product, 'id'>) => `bottle-${id}`
