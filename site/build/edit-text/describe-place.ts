import sharp from 'sharp';
import { z } from 'zod';
import type { SchemaField } from '#content-model/content-texts.ts';
import { imageNames, imagePath } from '#content-model/image-path.ts';
import { escapeHtml } from '#contract/escape-html.ts';
import type { Place } from './edit-messages.ts';
import { pictureFields } from './find-places.ts';
import type { TextPlace } from './text-places.ts';

/** Returns a place as the panel shows it, with the controls that edit it and the fields of its picture. */
export async function describePlace(
  folder: string,
  places: readonly TextPlace[],
  place: TextPlace,
): Promise<Place> {
  const { file, line, kind, value } = place;
  // A drawing is shown whole.
  const isPhoto = kind === 'picture' && !value.endsWith('.svg');
  const fields = pictureFields(places, place).filter((field) => field.kind !== 'focus' || isPhoto);
  const controls = fields.map((field, number) => controlOf(field, `field-${number}`, folder));
  const hasFocus = fields.some((field) => field.kind === 'focus');
  return {
    file,
    name: `${file}, line ${line}`,
    start: value.length > 60 ? `${value.slice(0, 60)}…` : value,
    controls: controls.join('') + (hasFocus ? await photoOf(imagePath(folder, value)) : ''),
  };
}

function controlOf({ path, kind, field, value, schema }: TextPlace, id: string, folder: string) {
  const meaning =
    kind === 'Markdown' ? 'A part of the text, in Markdown' : schema?.meta?.description;
  const about = [meaning, limitsOf(schema)].filter(Boolean);
  const names = `id="${id}" name="${escapeHtml(path.join())}" aria-describedby="${id}-about"`;
  const rows = Math.min(8, Math.ceil(value.length / 70) + value.split('\n').length - 1);
  const kinds = `data-kind="${kind}"${kind === 'Markdown' || value.includes('\n') ? ' data-lines' : ''}`;
  const control =
    kind === 'picture'
      ? `<select ${names}>${optionsOf(value, folder)}</select>`
      : `<textarea ${names} ${kinds} rows="${rows}">\n${escapeHtml(value)}</textarea>`;
  return `<label for="${id}">${escapeHtml(field)}</label>${control}
    <p id="${id}-about">${escapeHtml(about.map((part) => `${part}.`).join(' '))}</p>`;
}

/** Of the files of `images/`, without folders. */
function optionsOf(chosen: string, folder: string): string {
  const files = imageNames(folder).filter((name) => name.includes('.'));
  const options = [...new Set([chosen, ...files])].map((name) => escapeHtml(name));
  return options.map((name, n) => `<option${n === 0 ? ' selected' : ''}>${name}</option>`).join('');
}

/** Returns the limits of a text in words. */
function limitsOf(field: SchemaField | undefined): string {
  if (!(field?.schema instanceof z.ZodString)) return '';
  const { minLength, maxLength } = field.schema;
  const slots = (field.meta?.slots ?? []).map((slot) => `{${slot}}`);
  const characters = maxLength === null ? '' : `${minLength ?? 0} to ${maxLength} characters`;
  const kept = slots.length === 0 ? '' : `keep ${slots.join(' and ')}`;
  return [characters, kept].filter(Boolean).join(', and ');
}

async function photoOf(path: string): Promise<string> {
  const photo = await sharp(path)
    .autoOrient()
    .resize({ width: 560, withoutEnlargement: true })
    .webp()
    .toBuffer();
  const address = `data:image/webp;base64,${photo.toString('base64')}`;
  return `<div class="photo"><img src="${address}" alt=""><span class="marker"></span></div>`;
}
