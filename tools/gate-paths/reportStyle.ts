import chartStyle from '../../src/audit/chart/chartStyle.json'

const darkColours = Object.entries(chartStyle.dark)
  .map(([name, colour]) => `--chart-${name}:${colour};`)
  .join('')

/** Style of the report, with that of the chart; colours follow the reader's light or dark. */
export const reportStyle = `
:root{color-scheme:light dark;--ground:#fff;--ink:#1b1226;--soft:#655b72;--line:#c9c5cf;--link:#20308a;--bad:#b3123f;--good:#0e6f6a}
@media (prefers-color-scheme:dark){:root{--ground:#120b1b;--ink:#f4f5ef;--soft:#b9afc6;--line:#4b3f5c;--link:#aab6ff;--bad:#ff8fa8;--good:#5fd0c6;${darkColours}}}
*{box-sizing:border-box}
body{margin:0 auto;padding:1.5rem 1rem 4rem;max-width:84rem;background:var(--ground);color:var(--ink);font:1rem/1.5 Archivo,Helvetica,Arial,sans-serif;overflow-wrap:anywhere}
a{color:var(--link)}
h1,h2,h3{line-height:1.2}
h2{margin-top:3rem;border-top:1px solid var(--line);padding-top:1rem}
ul,ol{padding-left:1.4rem}
li{margin:.25rem 0}
code{font-size:.9em}
p,li{max-width:46rem}
.path{display:grid;gap:1.5rem;margin-top:2.5rem}
.path>*{min-width:0}
.path:target h3{color:var(--link)}
@media (min-width:60rem){.path{grid-template-columns:minmax(0,1fr) 34rem}}
.chart svg{width:100%;height:auto;max-width:48rem}
.file{color:var(--soft);font-size:.9rem}
.bad{color:var(--bad);font-weight:700}
.good{color:var(--good);font-weight:700}
.bad,.good{font-variant-numeric:tabular-nums}
summary{min-height:24px;cursor:pointer}
${chartStyle.css}`
