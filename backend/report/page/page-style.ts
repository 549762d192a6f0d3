import { pageTokens } from './page-tokens.ts';

/** The site's design in one sheet, for a page that stands alone. */
export const pageStyle = `${pageTokens}
* { box-sizing: border-box; margin: 0; }

body {
  color: var(--ink);
  background: var(--ground);
  font: 400 clamp(1rem, 0.97rem + 0.16vw, 1.125rem) / 1.5 'Hanken Grotesk', system-ui, sans-serif;
  font-variant-numeric: lining-nums;
  overflow-wrap: anywhere;
}

h1, h2, .keys b, .step b, .value b {
  font-family: Gloock, 'Iowan Old Style', Georgia, serif;
  font-weight: 400;
  line-height: 1.05;
}

h1 { max-width: 20ch; font-size: clamp(2.5rem, 1.6rem + 4.2vw, 5.25rem); letter-spacing: -0.02em; line-height: 1; text-wrap: balance; }
h2 { font-size: clamp(2rem, 1.7rem + 1.5vw, 3.25rem); letter-spacing: -0.01em; }
h3, caption, figcaption { font-size: 1.125rem; font-weight: 600; text-align: left; }
p { max-width: 65ch; }
small, .fine, .more, .against { font-size: 0.9375rem; color: var(--ink-2); }
abbr { font-weight: 400; color: var(--ink-2); }
svg { display: block; }
text { fill: var(--ink-2); font-size: 13px; }

.sky { padding: clamp(1.5rem, 1rem + 2vw, 3rem) var(--edge) 0; background: var(--sky); }
.brand { display: flex; gap: 0.75rem; align-items: center; margin-bottom: clamp(2rem, 1rem + 3vw, 4rem); font: 400 1.625rem/1 Gloock, Georgia, serif; }
.brand b { font-weight: 400; }
.mark { width: 2.75rem; height: auto; }
.mark .body { fill: var(--ink); }
.mark .snow { fill: #ffa98c; }
.mark .glow { fill: #ffd98f; }
.line { fill: none; stroke: var(--line); stroke-width: 3.5; stroke-linejoin: round; }
.mark .line { stroke-width: 2; }

.keys { display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 1.5rem clamp(1rem, 2vw, 2.5rem); padding: 0; margin-top: clamp(1.5rem, 1rem + 1.5vw, 2.5rem); list-style: none; }
.keys li { padding-top: 0.75rem; border-top: 1.5px solid var(--ink); }
.keys b { display: block; font-size: clamp(2.25rem, 1.8rem + 1.9vw, 3.75rem); }
.keys span { display: block; font-weight: 600; }
.against { margin-top: 1rem; }

.chip { margin-left: 0.25rem; font-size: 0.875rem; font-weight: 400; color: var(--ink-2); }
figcaption small { margin-left: 0.75rem; font-weight: 400; }
.sky figure { margin-top: clamp(1.5rem, 1rem + 2vw, 3rem); }
.roofs { display: flex; margin-inline: calc(-1 * var(--edge)); padding-left: calc(var(--edge) - 8px); background: linear-gradient(var(--street), var(--street)) bottom / 100% 40px no-repeat; }
.roofs .axis { flex: none; }
.street { flex: 1; min-width: 0; margin-right: var(--edge); overflow: visible; }
.grid line { stroke: var(--ink); stroke-opacity: 0.16; }
.axis text:first-child { display: none; }
.wall { fill: var(--wall); }
.wall.light { fill: var(--wall-light); }
.window { fill: var(--window); }
.peak { fill: var(--ink); font-size: 15px; font-weight: 600; }
.date { fill: var(--street-ink); }

details { padding: 0.75rem var(--edge); border-bottom: 1px solid var(--rule); }
summary { min-height: 2.75rem; padding-block: 0.5rem; cursor: pointer; color: var(--accent); font-weight: 600; }
details table { width: auto; min-width: 18rem; }
:focus-visible { outline: 3px solid var(--ink); outline-offset: 3px; }

main { display: grid; gap: clamp(3.5rem, 2.5rem + 4vw, 6rem); padding: clamp(3rem, 2rem + 4vw, 5.5rem) var(--edge); }
section { display: grid; grid-template-columns: minmax(0, 1fr); gap: 1.5rem; }
.notice { padding: 1rem 1.25rem; border: 1.5px solid var(--ink); border-left-width: 6px; border-radius: 3px; }

.climb { display: flex; flex-direction: column-reverse; padding: 0; margin-top: 1.5rem; list-style: none; }
.layer { display: grid; grid-template-columns: clamp(9.25rem, 24vw, 17rem) minmax(0, 1fr); align-items: stretch; border-bottom: 1px solid var(--rule); min-height: clamp(4.75rem, 4rem + 2vw, 6.5rem); }
.layer .step { padding: 0.5rem 1rem 0.5rem 0; display: flex; flex-direction: column; justify-content: end; }
.step b { font-size: clamp(1.5rem, 1.3rem + 0.9vw, 2.25rem); }
.step span { font-weight: 600; line-height: 1.3; }
.layer svg { position: relative; width: 100%; height: calc(100% + 1px); overflow: visible; }
.lit { fill: var(--hill); }
.shade { fill: var(--hill-shade); }
.layer-1 .lit, .layer-2 .lit { fill: var(--hill-2); }
.layer-1 .shade, .layer-2 .shade { fill: var(--hill-2-shade); }
.layer-3 .lit, .layer-4 .lit { fill: var(--peak); }
.layer-3 .shade, .layer-4 .shade { fill: var(--peak-shade); }

.pair { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 24rem), 1fr)); gap: 2.5rem clamp(2rem, 4vw, 4.5rem); align-items: start; }
.table { min-width: 0; }
table { width: 100%; border-collapse: collapse; font-size: 0.9688rem; }
caption { padding-bottom: 0.5rem; }
th { font-weight: 500; text-align: left; }
thead th { padding: 0.25rem 0 0.375rem; border-bottom: 1.5px solid var(--ink); font-size: 0.875rem; color: var(--ink-2); vertical-align: bottom; }
tbody th, td { padding: 0.5rem 0; border-bottom: 1px solid var(--rule); vertical-align: top; }
tbody th { width: 100%; }
td, thead th:not(:first-child) { padding-left: 1rem; text-align: right; overflow-wrap: normal; font-variant-numeric: lining-nums tabular-nums; }
td { white-space: nowrap; }
.bar { margin-top: 0.375rem; }
.bar rect { fill: var(--bar); }
.bar .track { fill: var(--track); }
.wide tbody th { width: auto; min-width: 7rem; }
.wide td, .wide thead th:not(:first-child) { padding-left: clamp(0.5rem, 1.2vw, 1rem); }
/* Should it not fit, a shadow lies on the edge behind which there is more. */
.table.wide { overflow-x: auto; background: linear-gradient(90deg, var(--ground) 40%, transparent) 0 0 / 3rem 100% no-repeat local, linear-gradient(270deg, var(--ground) 40%, transparent) 100% 0 / 3rem 100% no-repeat local, linear-gradient(90deg, var(--shadow), transparent) 0 0 / 1rem 100% no-repeat scroll, linear-gradient(270deg, var(--shadow), transparent) 100% 0 / 1rem 100% no-repeat scroll; }
.more, .none { margin-top: 0.5rem; color: var(--ink-2); }

.scales { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 13.5rem), 1fr)); gap: 2rem clamp(1.5rem, 3vw, 3.5rem); padding: 0; list-style: none; }
.scales li { padding-top: 0.75rem; border-top: 1.5px solid var(--ink); }
.value { display: flex; gap: 1rem; align-items: baseline; margin-top: 0.5rem; color: var(--ink-2); }
.value b { white-space: nowrap; font-size: clamp(2rem, 1.7rem + 1.2vw, 3rem); color: var(--ink); }
.rating { display: inline-flex; gap: 0.5rem; align-items: center; font-weight: 600; color: var(--ink); }
.rating path { fill: none; stroke: currentcolor; stroke-width: 2.5; }
.rating.poor, .rated.poor { color: var(--accent); }
.rated { font-size: 0.8125rem; color: var(--ink-2); }
.scale .good { fill: var(--good); }
.scale .between { fill: var(--between); }
.scale .poor { fill: var(--poor); }
.needle { stroke: var(--ink); stroke-width: 5; stroke-linecap: round; }

.notes { display: grid; grid-template-columns: repeat(auto-fit, minmax(min(100%, 22rem), 1fr)); gap: 1.25rem clamp(2rem, 4vw, 4.5rem); }
.notes dt { font-weight: 600; }
.notes dd { color: var(--ink-2); }
footer { padding: 1.5rem var(--edge); color: #f5f8f5; background: #08231d; border-top: 4px solid var(--line); font-size: 0.9375rem; }

@media (width < 600px) {
  .keys { grid-template-columns: repeat(2, minmax(0, 1fr)); }
  .keys small { overflow-wrap: normal; }
  .date.wide, .window { display: none; }
  figcaption small { display: block; margin: 0; }
  .pair td, .pair thead th:not(:first-child) { padding-left: 0.625rem; }
  /* Each row a block of its own, with the head of its column beside every number. */
  .wide :is(table, caption, tbody, tr, th) { display: block; }
  .wide thead { position: absolute; overflow: hidden; clip-path: inset(50%); width: 1px; height: 1px; }
  .wide tbody tr { padding-block: 0.75rem; border-bottom: 1px solid var(--rule); }
  .wide :is(tbody th, td) { padding: 0; border: 0; }
  .wide tbody th { padding-bottom: 0.125rem; font-weight: 600; }
  .wide td { display: flex; align-items: baseline; gap: 0.5ch; line-height: 1.7; }
  .wide td::before { content: attr(data-head); margin-right: auto; color: var(--ink-2); }
}

@media (width >= 600px) {
  h1 span { white-space: nowrap; }
}

@media print {
  :root { --ground: #fff; --sky: none; --wall: #cbe0d7; --wall-light: #e6eee9; --window: #fff; --street: transparent; --street-ink: #3a5a50; --hill: #cbe0d7; --hill-shade: #9dc2b4; --hill-2: #e6eee9; --hill-2-shade: #cbe0d7; --bar: #54917d; }
  @page { margin: 16mm 14mm; }
  * { print-color-adjust: exact; }
  html { font-size: 12.5px; }
  h1 { font-size: 34pt; }
  h2 { font-size: 21pt; break-after: avoid; }
  .sky { padding: 0; }
  .roofs { padding: 0; margin: 0; }
  .street { margin: 0; }
  main { display: block; padding: 0; }
  section { margin-top: 11mm; }
  figure, .table, .scales li, .notes div, tr { break-inside: avoid; }
  details { display: none; }
  .keys { grid-template-columns: repeat(4, 1fr); }
  .pair { grid-template-columns: 1fr 1fr; }
  .scales { grid-template-columns: repeat(3, 1fr); }
  .layer { min-height: 16mm; }
  .table.wide { overflow: visible; background: none; }
  footer { padding: 6mm 0 0; margin-top: 10mm; color: var(--ink-2); background: none; }
}

@media (forced-colors: active) {
  .wall, .lit, .bar rect { fill: CanvasText; }
  .shade, .bar .track { fill: GrayText; }
  .peak, text, .date { fill: CanvasText; }
}
`;
