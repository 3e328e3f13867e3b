/** The styles of the report's page: black on white, on screen and on paper. */
export const reportStyles = `
body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; font: 1rem/1.5 sans-serif; color: #1a1a1a; background: #fff }
h1, h2 { line-height: 1.2 }
ul { padding: 0; list-style: none }
li { margin-block: 0.5rem; padding-left: 0.75rem; border-left: 3px solid #bbb; overflow-wrap: anywhere }
li p { margin: 0.25rem 0 0 }
ins { background: #d7f5dd }
del { background: #fadcdc }
.pictures { display: grid; grid-template-columns: 1fr 1fr; gap: 1rem }
figure { margin: 0.5rem 0 }
img { max-width: 100%; border: 1px solid #bbb }
`
