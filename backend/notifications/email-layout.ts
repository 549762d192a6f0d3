import { escapeHtml } from '../text/escape-html.ts';

/** The text of an email, before its layout. */
export interface EmailContent {
  readonly subject: string;
  readonly heading: string;
  readonly opening: readonly string[];
  /** A table, such as what a visitor typed. */
  readonly rows: readonly { readonly label: string; readonly text: string }[];
  readonly closing: readonly string[];
  readonly signature: string;
}

/** Returns the plain text part: short texts beside their label, long ones below it. */
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

/**
 * Returns the HTML part for any mail program: tables, inline styles, system fonts, no links and nothing
 * to load. All text is escaped.
 */
export function emailHtml(content: EmailContent): string {
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
<body style="margin:0;padding:0;background:${snow}">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="${snow}" style="background:${snow}">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" bgcolor="#FFFFFF" style="max-width:600px;background:#FFFFFF;border-top:6px solid ${alpenglow};font-family:${sans};font-size:16px;line-height:1.5;color:${evergreen}">
<tr><td style="padding:32px 28px 8px">
<h1 style="margin:0 0 20px;font-family:${serif};font-size:28px;line-height:1.2;font-weight:normal;color:${evergreen}">${escapeHtml(content.heading)}</h1>
${paragraphs(content.opening)}
</td></tr>
${content.rows.length === 0 ? '' : table(content.rows)}<tr><td style="padding:8px 28px 16px">
${paragraphs(content.closing)}
</td></tr>
<tr><td bgcolor="${evergreen}" style="padding:18px 28px;background:${evergreen};color:${snow};font-size:14px">${escapeHtml(content.signature)}</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const evergreen = '#0E2F28';
const snow = '#F5F8F5';
const alpenglow = '#A63A20';
const line = '#D5DED8';
const sans = "-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const serif = "Georgia,'Times New Roman',serif";

function table(rows: EmailContent['rows']): string {
  return `<tr><td style="padding:0 28px 16px">
<table width="100%" cellpadding="0" cellspacing="0" border="0" style="border-bottom:1px solid ${line}">
${rows.map(({ label, text }) => tableRow(label, text)).join('\n')}
</table>
</td></tr>
`;
}

/** `dir="auto"`: Arabic and Hebrew text starts at its own side. */
function tableRow(label: string, text: string): string {
  const cell = `padding:10px 0;border-top:1px solid ${line};vertical-align:top`;
  return `<tr><th scope="row" align="left" width="96" style="${cell};width:96px;padding-right:12px;font-size:14px;font-weight:600;color:${alpenglow}">${escapeHtml(label)}</th><td dir="auto" style="${cell};word-break:break-word;overflow-wrap:anywhere">${withLineBreaks(escapeHtml(text))}</td></tr>`;
}

/** Keeps line breaks and indents. */
function withLineBreaks(html: string): string {
  return html.replaceAll('\n', '<br>\n').replaceAll('\t', '    ').replaceAll('  ', '&nbsp; ');
}
