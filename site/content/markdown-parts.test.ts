import { parse } from 'node-html-parser';
import { expect, test } from 'vitest';
import { withParts } from './markdown-parts.ts';

test('puts what stands under a heading into one part, up to the next heading or quote', () => {
  const html = `<p>First</p>
<h2 id="one">One</h2>
<p>A <em>b</em></p>
<h3>More</h3>
<ul><li>c</li></ul>
<blockquote>
<p>Said</p>
</blockquote>
<p>After</p>`;
  expect(withParts(parse(html)).replaceAll('\n', '')).toBe(
    '<div data-part="answer"><p>First</p></div><h2 id="one"><span>One</span></h2>' +
      '<div data-part="answer"><p>A <em>b</em></p><h3>More</h3><ul role="list"><li>c</li></ul></div>' +
      '<blockquote><p>Said</p></blockquote><div data-part="answer"><p>After</p></div>',
  );
});

test('puts paragraphs that begin with a picture side by side, but no picture of its own', () => {
  const portrait = (name: string) =>
    `<p><img src="${name}.svg" alt=""> <strong>${name}</strong> bakes.</p>`;
  const figure = '<p><img src="figure.svg" alt="A drawing"></p>';
  const html = `${portrait('One')}\n${portrait('Two')}\n${figure}`;
  expect(withParts(parse(html)).replaceAll('\n', '')).toBe(
    `<div data-part="portraits">${portrait('One')}${portrait('Two')}</div>` +
      `<div data-part="answer">${figure}</div>`,
  );
});

test('keeps preformatted text, entities and inline code as they are', () => {
  const html = '<pre><code>a &lt;b&gt;\n\n  c</code></pre>\n<p>1 &lt; 2 <code>{x}</code></p>';
  expect(withParts(parse(html))).toBe(`<div data-part="answer">${html}</div>`);
});
