import { expect, test } from 'vitest';
import { minifySvg } from './minify-svg.ts';

test.each([
  [
    'comments and indentation',
    '<svg>\n  <!-- <text> --> <path d="M0 0"/>\r\n\t<g\n  fill="red"> <path/> </g>\n</svg>\n',
    '<svg><path d="M0 0"/><g\n  fill="red"><path/></g></svg>',
  ],
  [
    'names that nothing refers to',
    '<svg><g id="a" class="x"><path d="M0 0" id="b"/></g><use href="#c"/><g id="c"><path/></g><path fill="url(#d)"/><path id="d"/></svg>',
    '<svg><g class="x"><path d="M0 0"/></g><use href="#c"/><g id="c"><path/></g><path fill="url(#d)"/><path id="d"/></svg>',
  ],
  [
    'groups that have only a name',
    '<svg><g id="a"><g id="b" opacity=".5"><g id="c"><path/></g></g><g id="d"/></g></svg>',
    '<svg><g opacity=".5"><path/></g><g/></svg>',
  ],
  [
    'spaces in styles',
    '<svg><style type="text/css">\n  /* a; b */ .a > .b, .c {\n fill: red;\n --x: 1px;\n }\n @media (width < 9px) { .a :is(.b) { fill: url("a;  b }") } }\n</style></svg>',
    '<svg><style type="text/css">.a>.b,.c{fill:red;--x:1px}@media (width<9px){.a :is(.b){fill:url("a;  b }")}}</style></svg>',
  ],
])('leaves out %s', (_, svg, small) => {
  expect(minifySvg(svg)).toBe(small);
});

test.each([
  ['texts', '<svg><text>  a <tspan id="u"> b </tspan> <!-- c --></text></svg>'],
  ['titles, and what names them', '<svg><g id="g"><title> A  B </title><path/></g></svg>'],
  ['a > in an attribute', '<svg aria-label="a > b"><path d=\'M0 0\' data-x="<!-- id="/></svg>'],
  ['names in attributes', `<svg><path data-x=' id="a"' id="b"/><path data-y=' id="c"'/></svg>`],
  ['strings', `<svg><style>.a::before{content:"/* x */  {} ;";quotes:'a  \\' {'}</style></svg>`],
  ['entities in styles', '<svg><style>.a { &amp; .b { fill: red } }</style></svg>'],
  ['animations', '<svg><g id="a"><animate begin="b.end"/></g><g id="b"><path/></g></svg>'],
  ['selectors of names', '<svg><style>[id^="a"]{fill:red}</style><path id="ab"/></svg>'],
  ['a style that is empty', '<svg><style/><path/></svg>'],
])('keeps %s', (_, svg) => {
  expect(minifySvg(svg)).toBe(svg);
});

test.each([
  ['CDATA', '<svg>\n<style><![CDATA[ .a > .b { content: "<x>  " } ]]></style></svg>'],
  ['a DOCTYPE', '<!DOCTYPE svg [ <!ENTITY c "#f00"> ]>\n<svg> <path fill="&c;" id="a"/> </svg>'],
  ['a script', '<svg> <script>if (a < b) c("<!-- -->")</script> </svg>'],
  ['HTML', '<svg> <foreignObject><p>a <b>b</b> <i>c</i></p></foreignObject> </svg>'],
  ['a choice', '<svg> <switch> <g> <path/> </g> </switch> </svg>'],
])('leaves a file with %s as it is', (_, svg) => {
  expect(minifySvg(svg)).toBe(svg);
});
