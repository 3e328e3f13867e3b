/** Stands for styles (their default is not used) and for the address of a film. */
export default '/file'
