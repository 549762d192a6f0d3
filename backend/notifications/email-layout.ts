import type { Brand, Typeface } from '#content-model/schemas/brand-schema.ts';
import { brandColors } from '#content-model/brand/brand-colors.ts';
import type { Colors } from '#content-model/schemas/colors-schema.ts';
import { escapeHtml } from '#contract/escape-html.ts';

export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly opening: readonly string[];
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly closing: readonly string[];
  readonly signature: string;
}

export function emailText(content: EmailContent): string {
  const rows = content.rows.map(({ label, text }) =>
    text.includes('\n') || text.length > 60
      ? `${label}:\n${text.replace(/^/gm, '  ')}`
      : `${`${label}:`.padEnd(10)} ${text}`,
  );
  return [
    ...content.opening,
    ...(rows.length === 0 ? [] : [rows.join('\n')]),
    ...content.closing,
    // The line that separates a signature in every mail program.
    `-- \n${content.signature}\n`,
  ].join('\n\n');
}

/** Returns the HTML part for any mail program: tables, inline styles, no links and nothing to load. */
export function emailHtml(content: EmailContent, brand: Brand): string {
  const { light, field } = brandColors(brand.colors);
  const { display, text } = brand.typefaces;
  const paragraphs = (texts: readonly string[]) =>
    texts.map((text) => `<p style="margin:0 0 16px" dir="auto">${escapeHtml(text)}</p>`).join('\n');

  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<meta name="format-detection" content="telephone=no, date=no, address=no, email=no, url=no">
<title>${escapeHtml(content.subject)}</title>
</head>
<body style="margin:0;padding:0;background:${light.ground}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${light.ground}" style="background:${light.ground}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${field.ground}" style="max-width:600px;background:${field.ground};border-top:6px solid ${light.link};font-family:${fontStack(text)};font-size:16px;line-height:1.5;color:${light.ink}">
<tr><td style="padding:32px 28px 8px">
<h1 style="margin:0 0 20px;font-family:${fontStack(display)};font-size:28px;line-height:1.2;font-weight:normal;color:${light.ink}">${escapeHtml(content.heading)}</h1>
${paragraphs(content.opening)}
</td></tr>
${content.rows.length === 0 ? '' : table(content.rows, light)}<tr><td style="padding:8px 28px 16px">
${paragraphs(content.closing)}
</td></tr>
<tr><td bgcolor="${light.button}" style="padding:18px 28px;background:${light.button};color:${light.buttonInk};font-size:14px">${escapeHtml(content.signature)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Emails load no fonts, and few mail programs know `system-ui`. */
function fontStack({ fallbacks }: Typeface): string {
  const names = fallbacks.flatMap((name) => (name === 'system-ui' ? systemFonts : [name]));
  return names.map((name) => (name.includes(' ') ? `'${name}'` : name)).join(',');
}

const systemFonts = ['-apple-system', 'Segoe UI', 'Roboto', 'Helvetica', 'Arial'];

function table(rows: EmailContent['rows'], colors: Colors['light']): string {
  return `<tr><td style="padding:0 28px 16px">
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-bottom:1px solid ${colors.rule}">
${rows.map(({ label, text }) => tableRow(label, text, colors)).join('\n')}
</table>
</td></tr>
`;
}

/** `dir="auto"`: Arabic and Hebrew text starts at its own side. */
function tableRow(label: string, text: string, { rule, link }: Colors['light']): string {
  const cell = `padding:10px 0;border-top:1px solid ${rule};vertical-align:top`;
  return `<tr><th scope="row" align="left" width="96" style="${cell};width:96px;padding-right:12px;font-size:14px;font-weight:600;color:${link}">${escapeHtml(label)}</th><td dir="auto" style="${cell};word-break:break-word;overflow-wrap:anywhere">${withLineBreaks(escapeHtml(text))}</td></tr>`;
}

function withLineBreaks(html: string): string {
  return html.replaceAll('\n', '<br>\n').replaceAll('\t', '    ').replaceAll('  ', '&nbsp; ');
}
