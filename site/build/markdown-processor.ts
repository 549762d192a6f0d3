import { satteri } from '@astrojs/markdown-satteri';
import { hideBraces } from '#content-model/markdown/markdown-braces.ts';
import { markdownPicture } from '#content-model/markdown/markdown-picture.ts';

const levels = [2, 3, 4, 5, 6] as const;

const own = satteri({
  features: {
    // Filled in by `site/content/markdown-html.tsx`, with the text of the content.
    gfm: { footnotes: { label: '', backLabel: '{reference}' } },
  },
  mdastPlugins: [
    () => {
      let last: (typeof levels)[number] | 1 = 1;
      return {
        name: 'heading-levels',
        heading(node, context) {
          // The page has one of the first level above them, and none is left out.
          const depth = Math.min(node.depth, last + 1);
          last = levels.find((level) => level >= depth) ?? 6;
          context.setProperty(node, 'depth', last);
        },
      };
    },
    {
      name: 'markdown-parts',
      html(node, context) {
        // A comment: other HTML is reported when the content is read.
        context.removeNode(node);
      },
      image(node, context) {
        context.setProperty(node, 'url', markedPicture(node.url));
      },
      definition(node, context) {
        context.setProperty(node, 'url', markedPicture(node.url));
      },
    },
  ],
  hastPlugins: [
    {
      name: 'html-parts',
      element: [
        {
          filter: ['th', 'td'],
          visit(cell, context) {
            const [, align] = /text-align: (\w+)/.exec(String(cell.properties.style)) ?? [];
            if (align === undefined) return;
            context.setProperty(cell, 'style', null);
            context.setProperty(cell, 'data-align', align);
          },
        },
        // What is too wide scrolls, also by the keyboard.
        {
          filter: ['table'],
          visit: (table, context) =>
            context.wrapNode(table, {
              type: 'element',
              tagName: 'div',
              properties: { 'data-scroll': '', tabIndex: 0 },
              children: [],
            }),
        },
        { filter: ['pre'], visit: (pre, context) => context.setProperty(pre, 'tabIndex', 0) },
        {
          // The footnotes are no section of the text. Their heading names the links to them.
          filter: ['section'],
          visit: (notes, context) =>
            context.replaceNode(notes, {
              ...notes,
              tagName: 'div',
              children: notes.children.map((child) =>
                child.type === 'element' && child.tagName === 'h2'
                  ? {
                      ...child,
                      tagName: 'p',
                      properties: { id: child.properties.id, className: ['visually-hidden'] },
                    }
                  : child,
              ),
            }),
        },
      ],
    },
  ],
});

/** Renders the Markdown of the content. Pages have no `style` attributes, and one heading of the first level. */
export const markdownProcessor: typeof own = {
  ...own,
  async createRenderer(shared) {
    const renderer = await own.createRenderer(shared);
    return {
      ...renderer,
      render: (markdown, options) => renderer.render(hideBraces(markdown), options),
    };
  },
};

/** The address of a picture, for `site/content/markdown-html.tsx`, which shows it as other pictures are shown. */
function markedPicture(url: string): string {
  const file = markdownPicture(url);
  return file === undefined ? url : `picture:${encodeURIComponent(file)}`;
}
